"""What the tests of the commands share."""

from __future__ import annotations

from tests import command_line

command_line.lay_once()
