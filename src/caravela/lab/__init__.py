"""Playing many games and measuring: simulations and benchmarks. It knows the contract, no game."""
