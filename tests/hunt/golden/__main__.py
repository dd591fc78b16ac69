"""Write the golden games anew."""

from tests.hunt.golden import write

write()
