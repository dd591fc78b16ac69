"""A request whose body is read as just the type that its handler names."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.typed_json import read_json


class TypedRequest(Request[Any, Any, Any]):
    """A request whose JSON body has the type of the handler's ``data``. A text is no number, which Litestar alone would allow."""

    async def body(self) -> bytes:
        """The body as it came in. Raises `ApiError`."""
        try:
            found = await super().body()
        except InternalServerException as error:
            raise ApiError("malformed", detail="the body did not come in") from error
        if not found:
            raise ApiError("malformed", detail="the body is empty")
        return found

    async def json(self) -> Any:
        """The body, decoded. Raises `ApiError`."""
        field = self.route_handler.parsed_data_field
        assert field is not None
        return read_json(await self.body(), field.annotation)
