"""What lies here belongs into a copy of the project: tests/test_fourth_game.py puts it there and runs it."""

collect_ignore = ["src", "tests"]
