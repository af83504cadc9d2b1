"""Coimbra, Vasco da Gama and Macao for players, bots and researchers."""
