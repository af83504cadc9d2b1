"""What every game shares: agenda and steps, actions, chance, records. It knows no game."""
