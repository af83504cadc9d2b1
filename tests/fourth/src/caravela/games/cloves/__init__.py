"""Cloves: the toy that docs/architecture.md is followed with."""
