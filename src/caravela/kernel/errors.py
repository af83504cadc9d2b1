"""What can be wrong with a request, said to a person."""


class CaravelaError(ValueError):
    """A request that cannot be met; its text says what is wrong, with which value, and what to do."""


class IllegalAction(CaravelaError):
    """An action that the rules refuse here; nothing has changed."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(f"{message} [{clause}]" if clause else message)
        self.clause = clause
        self.message = message

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, str]]:
        return type(self), (self.clause, self.message)
