"""Make the C source that mypyc writes quicker to compile, and mend its weak references.

mypyc indents each function of a class deeper than the one before, without end: most of a large file is blanks. And the C compiler
takes as much care of what runs once, or only where interpreted code calls, as of the rules themselves.

Classes that derive from one that is not compiled, as ``Generic``, have a list of weak references. mypyc holds it for an object
that the instance owns: the garbage collector counted it, and when a match went to which there was a weak reference, something
was freed that was not the match's own. The list is Python's to look after, and is emptied when the instance goes.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

INDENTATION: Final = re.compile(r"^[ \t]+", re.MULTILINE)
ONCE: Final = re.compile(r"^(?=(?:char CPyDef_\w+_____top_level__|int CPyExec_\w+)\([^)]*\) \{)", re.MULTILINE)
"""The beginnings of functions that run a module when it is imported."""
WRAPPERS: Final = re.compile(r"^(?=PyObject \*CPyPy_\w+\([^)]*\) \{)", re.MULTILINE)
"""The beginnings of functions that take the arguments of interpreted code apart."""
WEAK_LIST: Final = r"\(\*\(\(PyObject \*\*\)\(\(char \*\)self \+ sizeof\(PyObject \*\) \+ sizeof\(\w+\)\)\)\);$"
COUNTED: Final = re.compile(r"^Py_VISIT" + WEAK_LIST, re.MULTILINE)
FREED: Final = re.compile(r"^Py_CLEAR" + WEAK_LIST, re.MULTILINE)
EMPTIED: Final = "if (Py_REFCNT(self) == 0) PyObject_ClearWeakRefs((PyObject *)self);"
"""The garbage collector clears an instance that it takes apart as well, after it has seen to the weak references itself."""
NOT_AT_ALL: Final = '__attribute__((cold, optimize("O0"))) '
NOT_INLINED: Final = '__attribute__((optimize("no-inline-functions", "no-inline-functions-called-once"))) '


def quicker_source(file: str) -> str:
    """Write a C file of mypyc anew beside itself and return where; any other stays.

    What has not changed is not written, so that it is not compiled again.
    """
    path = Path(file)
    if not path.name.startswith("__native"):
        return file
    source = INDENTATION.sub("", path.read_text("utf-8"))
    source = WRAPPERS.sub(NOT_INLINED, ONCE.sub(NOT_AT_ALL, source))
    source = FREED.sub(EMPTIED, COUNTED.sub("", source))
    goal = path.with_name(f"quicker{path.name}")
    if not goal.is_file() or goal.read_text("utf-8") != source:
        goal.write_text(source, "utf-8")
    return str(goal)
