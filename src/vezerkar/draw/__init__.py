"""Drawing any Scene of any game to SVG and PNG, without a browser.

A board picture marks each place by a shape with ``data-area`` (its id), ``data-x`` and ``data-y`` (its anchor) and
``data-size`` (the diameter of the largest circle that fits); words that may be replaced by language carry ``data-text``
with a key. A symbol sheet holds ``<symbol>`` elements named as the tokens of the Scene name them. On an open table tokens and
marks lie at points of the Scene's ground.
"""

from vezerkar.draw.png import svg_to_png
from vezerkar.draw.scene_picture import board_to_svg, scene_to_svg

__all__ = ["board_to_svg", "scene_to_svg", "svg_to_png"]
