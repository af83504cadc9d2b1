"""Macao: the catalog, the table, one module a phase, what counts, how it is seen and said."""
