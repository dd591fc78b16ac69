"""Write the golden games anew."""

from tests.quartermaster.golden import write

write()
