class ValidationError(Exception):
    message: str
    json_path: str

    def __init__(self, message: str) -> None: ...

class UnknownType(Exception): ...
