"""Vasco da Gama: ships for the way to India."""
