"""Static files with fingerprints; the games bring theirs along."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException

from westbound.web.http.assets import Asset, find_asset

router = APIRouter(include_in_schema=False)

FOR_EVER = "public, max-age=31536000, immutable"
ROBOTS = "User-agent: *\nDisallow: /t/\nDisallow: /api/\nDisallow: /account\n"


@router.api_route("/static/{path:path}", methods=["GET", "HEAD"])
async def static_file(request: Request, path: str) -> Response:
    found = find_asset(path)
    if found is None:
        raise HTTPException(404)
    return _send(request, found)


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    found = find_asset("favicon.svg")
    assert found is not None
    return _send(request, found)


@router.get("/robots.txt")
async def robots() -> PlainTextResponse:
    return PlainTextResponse(ROBOTS)


def _send(request: Request, asset: Asset) -> Response:
    """With the fingerprint in the address it never changes; without it the browser asks again."""
    packed = asset.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{asset.fingerprint}{"-gz" if packed else ""}"'
    same = request.query_params.get("v") == asset.fingerprint
    headers = {
        "Cache-Control": FOR_EVER if same else "no-cache",
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    content = asset.content
    if packed and asset.packed is not None:
        content = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=asset.media_type, headers=headers)
