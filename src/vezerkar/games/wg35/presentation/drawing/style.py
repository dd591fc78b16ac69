"""Style of a table: its colours by day and by night, and the rules that use them.

Each material is a pair, a ground and a line, as custom properties with the colours of the day as fallback. The page asks for the
night by ``data-theme``.
"""

from __future__ import annotations

from typing import Final

MATERIALS: Final[dict[str, tuple[str, str, str, str]]] = {
    "woods": ("#cfdcb4", "#6f8a52", "#26331f", "#6f9159"),
    "thicket": ("#b5c99c", "#4f6d3a", "#1d2b1a", "#5f8450"),
    "leaf": ("#b0c98f", "#55743c", "#375030", "#86ab6a"),
    "needle": ("#8fae7c", "#3c5a33", "#2a4530", "#74a07a"),
    "orchard": ("#dfe5bd", "#8a9455", "#2c3320", "#838e58"),
    "fruit": ("#bed28f", "#6d7d2f", "#43552b", "#a5b765"),
    "scrub": ("#dcdfb9", "#8c9358", "#2f3321", "#868d5b"),
    "bush": ("#b9c48a", "#66703a", "#454f2c", "#9aa566"),
    "crops": ("#eee2ab", "#ae9040", "#3b3419", "#a48c45"),
    "rubble": ("#ded8cb", "#8b8273", "#322f2a", "#857d70"),
    "crater": ("#ddd0b5", "#8a774f", "#332b1e", "#8d7c58"),
    "pit": ("#c9b893", "#7b6740", "#211b12", "#8d7c58"),
    "mud": ("#d6c39f", "#8d7448", "#372c1c", "#927a50"),
    "puddle": ("#bfae8d", "#8d7448", "#2a2217", "#927a50"),
    "shallow": ("#cbe2e8", "#5c93ab", "#1d3a47", "#5f98b0"),
    "deep": ("#94c0d4", "#2f6f91", "#122b38", "#6fb0cf"),
    "wire": ("#e6e0d0", "#8b8273", "#2d2b26", "#8b8273"),
    "trench": ("#b9a47a", "#5f4c28", "#1b150c", "#b09668"),
    "road": ("#e2d7bd", "#b3a27a", "#3a352a", "#6d6450"),
    "rough": ("#e2dcc0", "#8f8558", "#32301f", "#8a8259"),
    "hill": ("#e3d3a4", "#95793b", "#3d3420", "#ac9159"),
    "stone": ("#cbc6bb", "#5b554b", "#57544d", "#b9b3a6"),
    "brick": ("#d09a80", "#75402d", "#6e402f", "#d39a80"),
    "wall": ("#4d443a", "#2f2922", "#c9bda8", "#efe5d2"),
    "ruin": ("#8c8173", "#4d443a", "#857b6c", "#c9bda8"),
    "wood": ("#dcbd8b", "#7a5526", "#5b4526", "#c9a26a"),
    "timber": ("#b98f56", "#5f4019", "#7d5e33", "#dcb980"),
    "sand": ("#e3d29c", "#83703a", "#5d5230", "#cdb875"),
    "straw": ("#ecd58a", "#9c7a24", "#5f4f1f", "#d3b256"),
    "slab": ("#d3d2ce", "#6a6a67", "#4c4d4e", "#b3b3b0"),
    "steel": ("#aeb5b8", "#434b50", "#464e53", "#b4bec4"),
    "dark": ("#50575b", "#2d3235", "#22282b", "#98a3a9"),
    "floor": ("#f5ecd9", "#ddcfb0", "#2b2822", "#3c372e"),
    "stairs": ("#fbf6ea", "#5b4d36", "#3f3a31", "#cbbd9f"),
    "ramp": ("#eadfc2", "#7b6a45", "#3b352a", "#a5946d"),
    "pane": ("#f4fbfd", "#2f6f91", "#16303d", "#8fcbe6"),
    "gap": ("#f5ecd9", "#4d443a", "#2b2822", "#c9bda8"),
    "door": ("#a5682a", "#4d2e0e", "#d9974e", "#2b1a08"),
    "step": ("#e8dfca", "#8b8273", "#3d3931", "#8b8273"),
}
"""Ground and line by day, ground and line by night."""

SINGLE: Final[dict[str, tuple[str, str]]] = {
    "ground": ("#efecda", "#20231c"),
    "frame": ("#f7f3e6", "#171a17"),
    "grid": ("#c9c3a4", "#3b4034"),
    "ink": ("#2b2418", "#f3ead6"),
    "halo": ("#fbf7ea", "#14150f"),
    "roof": ("#c98263", "#b4684a"),
    "ridge": ("#8d4a30", "#e0a184"),
    "pale": ("#f1eee6", "#d8d3c6"),
}
"""One colour each: by day, by night."""

RULES: Final = """\
.board{font-family:"Source Sans 3","Source Sans Pro","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.board .w-frame,.board .w-names,.board .w-pieces{pointer-events:none}
.board .w-ground{fill:var(--w-ground)}
.board .w-edge{fill:var(--w-frame);stroke:var(--w-ink);stroke-width:1.6;fill-rule:evenodd}
.board .w-grid{fill:none;stroke:var(--w-grid);stroke-width:.9}
.board .w-tick{fill:none;stroke:var(--w-ink);stroke-width:1.4}
.board .w-coordinate{fill:var(--w-ink);font-size:19px;font-weight:600;text-anchor:middle}
.board .w-compass{fill:var(--w-ink)}
.board .w-compass-name{fill:var(--w-ink);font-size:15px;font-weight:700;text-anchor:middle}
.board .w-height{fill:var(--w-ink);font-size:12.5px;font-weight:600;text-anchor:middle;
paint-order:stroke;stroke:var(--w-halo);stroke-width:2.8;stroke-linejoin:round;stroke-opacity:.85}
.board .w-storey{fill:var(--w-pane-line);font-size:10px;font-weight:600;text-anchor:middle;
paint-order:stroke;stroke:var(--w-halo);stroke-width:2;stroke-linejoin:round}
.board .w-pieces{stroke-width:1.1;stroke-linejoin:round;stroke-linecap:round}
.board .w-pieces .w-fine{stroke-width:.7}
.board .w-pieces .w-bold{stroke-width:2.2}
.board .w-pieces .w-bare{stroke-opacity:.6;fill-opacity:.6}
.board .w-pieces .w-soft{stroke-dasharray:5 4}
.board .w-pieces .w-road,.board .w-pieces .w-bank{stroke:none}
.board .w-pieces .w-dug{stroke-width:2.4}
.board .w-pieces .w-veil{fill-opacity:.55;stroke-dasharray:4 3}
.board .w-clear{fill:none;stroke:none}
.board .w-open{fill:none;stroke:var(--w-grid)}
.board .w-pieces .w-track{fill:none;stroke:var(--w-road-line);stroke-width:1.6;stroke-dasharray:16 9;stroke-linecap:butt}
.board .w-mark,.board .w-ink-line{fill:none;stroke:var(--w-ink)}
.board .w-pieces .w-mark{stroke-width:1.7}
.board .w-pieces .w-arrow{fill:none;stroke:var(--w-ink);stroke-width:2.2}
.board .w-pieces .w-arrow-bed{fill:none;stroke:var(--w-halo);stroke-width:5;stroke-opacity:.8}
.board .w-water-line{fill:none;stroke:var(--w-shallow-line)}
.board .w-deep-line{fill:none;stroke:var(--w-deep-line)}
.board .w-pieces .w-deep-line{stroke-width:1.5}
.board .w-earth-line{fill:none;stroke:var(--w-crater-line)}
.board .w-pale{fill:var(--w-pale);stroke:none}
.board .w-pale-line{fill:none;stroke:var(--w-pale);stroke-opacity:.75}
.board .w-pieces .w-roof{fill:var(--w-roof);fill-opacity:.2;stroke:none}
.board .w-roof-line{fill:none;stroke:var(--w-ridge);stroke-opacity:.7}
.board .w-pieces .w-roof-tiles{fill:none;stroke:var(--w-ridge);stroke-opacity:.26;stroke-width:.8}
.board .w-pieces .w-roof-ridge{fill:none;stroke:var(--w-ridge);stroke-opacity:.75;stroke-width:1.5}
.board .w-floor-crack{fill:var(--w-floor);stroke:none}
.board .w-loop{fill:var(--w-wall);stroke:none}
.board .w-pieces .w-tie{stroke:var(--w-pane-line);stroke-width:1.6}
.board .area{fill:transparent;stroke:transparent;stroke-width:2.5;stroke-linejoin:round;pointer-events:all}
.board .area.legal{fill:var(--legal-fill,rgba(18,122,84,.22));stroke:var(--legal,#0b6b48);stroke-width:3;stroke-dasharray:9 4}
.board .area.reach{fill:url(#board-reach);stroke:var(--reach,#1f5fae);stroke-width:2.8;stroke-dasharray:1 6;stroke-linecap:round}
.board .area.maybe{fill:url(#board-maybe);stroke:var(--maybe,#7a4a00);stroke-width:2.2;stroke-dasharray:4 3}
.board .area.danger{fill:url(#board-danger);stroke:var(--danger,#a8201a);stroke-width:3;stroke-dasharray:14 3 3 3}
.board .area.focus{stroke:var(--focus,#111);stroke-width:4;stroke-dasharray:none}
.board .hatch-reach{fill:var(--reach,#1f5fae);opacity:.5}
.board .hatch-maybe{fill:none;stroke:var(--maybe,#7a4a00);stroke-width:1.6;opacity:.42}
.board .hatch-danger{fill:none;stroke:var(--danger,#a8201a);stroke-width:1.4;opacity:.5}
"""

HATCHINGS: Final = (
    '<pattern id="board-reach" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<circle class="hatch-reach" cx="2.2" cy="2.2" r="1.3"/><circle class="hatch-reach" cx="6.7" cy="6.7" r="1.3"/></pattern>'
    '<pattern id="board-maybe" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="hatch-maybe" d="M4 0V8"/></pattern>'
    '<pattern id="board-danger" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="hatch-danger" d="M4.5 0V9M0 4.5H9"/></pattern>'
)
"""Hatchings that tell the states of an area, beside their outlines: dots, strokes and a grid."""

STATES: Final = "--legal:#4fd6a0;--legal-fill:rgba(79,214,160,.26);--reach:#86b9ff;--maybe:#f0bf6a;--danger:#ff8278;--focus:#fff"


def style() -> str:
    """The style of a picture."""
    day, night = {}, {}
    for name, (ground, mark, dark, dark_mark) in MATERIALS.items():
        day[name], day[f"{name}-line"] = ground, mark
        night[name], night[f"{name}-line"] = dark, dark_mark
    for name, (light, dark) in SINGLE.items():
        day[name], night[name] = light, dark
    rules = RULES + "".join(
        f".board .w-{name}{{fill:var(--w-{name});stroke:var(--w-{name}-line)}}\n"
        f".board .w-{name}-line{{fill:none;stroke:var(--w-{name}-line)}}\n"
        for name in MATERIALS
        if name not in OWN_LINES
    )
    rules += "".join(f".board .w-{name}{{fill:var(--w-{name});stroke:var(--w-{name}-line)}}\n" for name in OWN_LINES)
    for name, colour in day.items():
        rules = rules.replace(f"var(--w-{name})", f"var(--w-{name},{colour})")
    return f"{rules}[data-theme=dark] .board{{{''.join(f'--w-{name}:{colour};' for name, colour in night.items())}{STATES}}}\n"


OWN_LINES: Final = ("deep",)
"""Materials whose lines `RULES` draws in a way of their own."""
