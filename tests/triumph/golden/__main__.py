"""Write the golden games anew."""

from tests.triumph.golden import write

write()
