"""Make the pictures of the documentation anew, or those of all pages in every window, theme and language."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tools.bootstrap import ROOT
from tools.browser import TableProcess, browser, missing, table
from tools.pictures.moments import SUBJECTS, seat_somebody, striking
from tools.pictures.pages import MOVING, NEEDS, PAGES, make_report, open_tables

DESKTOP, SMALL, PHONE = (1440, 900), (1280, 720), (390, 844)
SIZES = (DESKTOP, SMALL, PHONE)
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "hu": "hu-HU"}
QUALITY = 84
"""Of WebP. Pictures of a palette would be as small, and show the skies of the covers in steps."""
WEBP_EFFORT = 6

# Pieces and dice fade in; what waits for somebody may pulse for ever. The small board is drawn when there is time.
STILL = """
() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)
  && [...document.querySelectorAll(".minimap")].every((map) => map.checkVisibility() === false || map.querySelector("image"))
"""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: the page, the window, theme and language."""

    of: str
    size: tuple[int, int] = DESKTOP
    theme: str = "light"
    lang: str = "en"

    @property
    def name(self) -> str:
        """The name of its file among all pictures."""
        return f"{self.of}-{self.size[0]}-{self.theme}-{self.lang}"


BEST = (
    *(Shot(of) for of in ("home", "hunt", "quartermaster", "triumph", "wg35", "end", "army", "battle")),
    Shot("duel", SMALL, "dark"),
    Shot("shot", SMALL, "dark", "hu"),
    Shot("close-combat", SMALL),
    Shot("card", SMALL, "dark"),
    Shot("coach", SMALL, "dark", "hu"),
    Shot("lesson", PHONE),
    Shot("lobby", PHONE, "dark", "hu"),
    Shot("editor", SMALL),
    Shot("report", SMALL, "dark", "hu"),
    Shot("odds", PHONE),
)
"""The pictures that the documentation has: one of each page and stage. A file is named after the page alone."""
ALL = tuple(Shot(*wish) for wish in product(PAGES, SIZES, THEMES, LOCALES))


def take(chromium: Browser, here: TableProcess, shot: Shot, file: Path) -> None:
    """Look at a page on a screen of this kind."""
    width, height = shot.size
    is_phone = shot.size == PHONE
    context = chromium.new_context(
        locale=LOCALES[shot.lang],
        color_scheme="dark" if shot.theme == "dark" else "light",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        is_mobile=is_phone,
        has_touch=is_phone,
    )
    page = context.new_page()
    PAGES[shot.of](page, here.address)
    page.evaluate("document.fonts.ready")
    page.wait_for_function(STILL)
    page.wait_for_load_state("networkidle")
    if shot.of in MOVING:
        MOVING[shot.of](page)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled", caret="hide")))
    picture.convert("RGB").save(file, quality=QUALITY, method=WEBP_EFFORT)
    context.close()


def files(shots: Iterable[Shot], folder: Path, named_after_page: bool) -> Iterator[tuple[Shot, Path]]:
    """Say where each picture goes."""
    for shot in shots:
        yield shot, folder / f"{shot.of if named_after_page else shot.name}.webp"


def main(args: list[str]) -> int:
    """Make the pictures that are wished for."""
    parser = argparse.ArgumentParser(prog="pictures", description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="page", help=f"only these pages, of {', '.join(PAGES)}")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every window, theme and language, into this folder")
    wanted = parser.parse_args(args)
    unknown = set(wanted.pages) - set(PAGES)
    lacking = f"no such page: {', '.join(sorted(unknown))}" if unknown else missing()
    if lacking:
        print(f"pictures: {lacking}", file=sys.stderr)
        return 1
    folder: Path = wanted.all or ROOT / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in (ALL if wanted.all else BEST) if not wanted.pages or shot.of in wanted.pages]
    with tempfile.TemporaryDirectory() as data, table(Path(data)) as here, browser() as chromium:
        for name in sorted({name for shot in shots for name in NEEDS.get(shot.of, (shot.of,)) if name in SUBJECTS}):
            seat_somebody(here.db, name, striking(SUBJECTS[name]), SUBJECTS[name])
        open_tables(here)
        if any(shot.of == "report" for shot in shots):
            make_report(chromium, here)
        for shot, file in files(shots, folder, not wanted.all):
            take(chromium, here, shot, file)
            print(f"{file.name}: {file.stat().st_size // 1024} KiB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
