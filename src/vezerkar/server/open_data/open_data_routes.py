"""The HTTP API of open data, as docs/http-api.md describes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery
from litestar.response import File

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import READS, Call, limited
from vezerkar.server.http.openapi import READ, answer
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, gzipped_json, see
from vezerkar.server.open_data.archive_table import Archive
from vezerkar.server.open_data.open_data_messages import ArchiveDay, ArchiveFile, OpenData
from vezerkar.server.open_data.public_record import LICENSE

MOST_FILES: Final = 200
"""Files in one answer. A day has two at most."""
MEDIA_TYPES: Final = {"ndjson": "application/gzip", "parquet": "application/vnd.apache.parquet"}


@see(
    "/api/open-data",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(OpenData, *READ, "try_again"),
)
async def see_open_data(request: Call, context: Context, before: FromQuery[str | None] = None) -> Response[bytes]:
    """The archives of public games, the last days first."""
    found = await context.match_service.in_order(context.archives.archives, before, MOST_FILES)
    days = _days(found)
    more = len(found) == MOST_FILES
    # The last of these days may lack a file: it comes with those before it.
    return await gzipped_json(request, OpenData(context.open_data is not None, LICENSE, days[:-1] if more else days, more))


@see(
    "/data/{name:str}",
    before_request=limited(lambda context: context.downloads),
    opt={AS_IT_IS: True},
    responses=answer(bytes, *READ, "try_again", "not_found", media_type="application/octet-stream"),
)
async def download(context: Context, name: FromPath[str]) -> File:
    """A file of an archive."""
    found = await context.match_service.in_order(context.archives.archive, name)
    if found is None or context.open_data is None or not (file := context.open_data / found.name).is_file():
        raise ApiError("not_found")
    return File(file, filename=found.name, media_type=MEDIA_TYPES[found.form])


def _days(found: Sequence[Archive]) -> list[ArchiveDay]:
    """The archives by day, in their order."""
    days: dict[str, ArchiveDay] = {}
    for one in found:
        day = days.setdefault(one.day, ArchiveDay(one.day, one.games, []))
        day.files.append(ArchiveFile(one.name, one.form, one.bytes, one.hash))
    return list(days.values())


OPEN_DATA_ROUTES: list[HTTPRouteHandler] = [see_open_data, download]
