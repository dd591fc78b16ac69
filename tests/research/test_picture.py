"""Pixels are those that another reader of PNG files finds."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from tests.cost import only, slow
from tests.tensors import LIGHT, WITH_TENSOR
from vezerkar.engine.event import SPECTATOR
from vezerkar.research.actions import BadSetting
from vezerkar.research.picture import picture, pixels, render
from vezerkar.research.table import Table


@slow
@pytest.mark.parametrize("name", only([game.id for game in WITH_TENSOR], LIGHT))
def test_pixels_are_those_of_the_file(name: str) -> None:
    table = Table(name)
    table.reset("1")
    png = picture(table, table.game.view(table.state, SPECTATOR))
    assert (pixels(png) == np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))).all()


def test_a_picture_shows_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("hunt")
    table.reset("1")
    while table.game.turn(table.state) < 2:  # type: ignore[operator]
        table.act(table.legal[0])
    assert "Graf Spee: she may be" in render(table, "ansi")
    assert render(table, "human") is None and "Graf Spee: she may be" in capsys.readouterr().out
    assert render(table, None) is None
    with pytest.raises(BadSetting, match="there are: ansi, human, rgb_array"):
        render(table, "svg")
