"""What a page needs to tell what happened: the viewer's own last action, and the eyes of others when all is over."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.play import Guest, make, refused


@pytest.fixture
def pair(client: TestClient[Any]) -> tuple[Guest, Guest]:
    """Two people at a match of their own."""
    anna, body = make(client)
    taken = Guest(client, anna.match, body["invitations"]["heron"]).post("take", {"name": "Bea"})
    return anna, Guest(client, anna.match, taken.json()["key"])


def test_a_page_knows_the_viewers_last_action_before_others_acted(pair: tuple[Guest, Guest]) -> None:
    anna, bea = pair
    anna.act("gull", "bid 3")
    assert anna.table()["acted"] == 0, "nobody else has acted"
    bea.act("heron", "bid 4")
    assert (anna.table()["acted"], bea.table()["acted"], Guest(anna.client, anna.match).table()["acted"]) == (1, 0, 0)
    while (table := anna.table())["ply"] < 6:
        guest, seat = next((one, at) for one, at in ((anna, "gull"), (bea, "heron")) if one.table()["decision"])
        before = table["acted"]
        guest.act(seat, guest.table()["decision"]["default"])
        if guest is anna:
            assert anna.table()["acted"] == before, "one's own action does not end what others did before it"


def test_when_a_match_is_over_everybody_may_look_from_every_seat(pair: tuple[Guest, Guest]) -> None:
    anna, bea = pair
    anna.act("gull", "bid 3")
    spectator = Guest(anna.client, anna.match)
    refused(anna.get(seat="heron"), 403, "not_your_seat")
    refused(spectator.get(seat="gull", ply=0), 403, "not_your_seat")
    bea.post("settings", {"seat": "heron", "autopass": True})
    bea.post("resign", {"seat": "heron"})
    theirs = anna.table(seat="heron")
    assert theirs["seat"] == "heron" and theirs["view"] == bea.table()["view"]
    assert spectator.table(seat="gull", ply=1)["view"] == anna.table(ply=1)["view"]
    assert bea.table()["settings"]["autopass"] and not theirs["settings"]["autopass"], "settings stay one's own"
    refused(spectator.get(seat="cormorant"), 403, "not_your_seat")
