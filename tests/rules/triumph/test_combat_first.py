from tests.rules.triumph.battlefield import fight, load
from tests.rules.triumph.table import asked, legal, play, told, units


def test_x():
    s = fight(
        ["ussr infantry kiev 2", "ussr infantry kiev 3"],
        ["germany tank kiev 3 from lvov", "germany infantry kiev 4 from lvov"],
        markers={"poland": "axis"},
        rolls=[2, 3, 6, 3, 6, 4, 1, 1, 3, 6],
    )
    print(asked(s), legal(s, "axis"))
    print(s.sink)
    assert 0
