"""What every game draws with: one paper, one hand, one set of colours. Knows no game."""
