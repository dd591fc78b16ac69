"""The C source of mypyc, made quicker to compile: nothing but blanks goes, and only what is not the rules is marked.

Its weak references are mended.
"""

from __future__ import annotations

import os
from pathlib import Path

from tools.quicker_c import quicker_source

WRITTEN = """\
#include "__native_internal_x.h"
PyObject *CPyDef_m___rule(PyObject *cpy_r_s) {
    return cpy_r_s;
        }
                PyObject *CPyPy_m___rule(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                    static const char * const kwlist[] = {"a  b", 0};
                    return CPyDef_m___rule(args[0]);
                }
                char CPyDef_m_____top_level__(void) {
                    return 1;
                }
"""
QUICKER = """\
#include "__native_internal_x.h"
PyObject *CPyDef_m___rule(PyObject *cpy_r_s) {
return cpy_r_s;
}
__attribute__((optimize("no-inline-functions", "no-inline-functions-called-once"))) \
PyObject *CPyPy_m___rule(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
static const char * const kwlist[] = {"a  b", 0};
return CPyDef_m___rule(args[0]);
}
__attribute__((cold, optimize("O0"))) char CPyDef_m_____top_level__(void) {
return 1;
}
"""


def test_blanks_go_and_wrappers_are_marked(tmp_path: Path) -> None:
    file = tmp_path / "__native_x.c"
    file.write_text(WRITTEN, "utf-8")
    quicker = Path(quicker_source(str(file)))
    assert quicker.parent == tmp_path, "what it includes lies beside it"
    assert quicker.read_text("utf-8") == QUICKER
    assert file.read_text("utf-8") == WRITTEN


LIST = "*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(m___RuleObject)))"


def test_the_list_of_weak_references_is_left_to_python(tmp_path: Path) -> None:
    file = tmp_path / "__native_x.c"
    file.write_text(f"    Py_VISIT(self->_a);\n    Py_VISIT({LIST});\n    Py_CLEAR(self->_a);\n    Py_CLEAR({LIST});\n", "utf-8")
    assert Path(quicker_source(str(file))).read_text("utf-8") == (
        "Py_VISIT(self->_a);\n\nPy_CLEAR(self->_a);\nif (Py_REFCNT(self) == 0) PyObject_ClearWeakRefs((PyObject *)self);\n"
    )


def test_what_has_not_changed_is_not_compiled_again(tmp_path: Path) -> None:
    file = tmp_path / "__native_x.c"
    file.write_text(WRITTEN, "utf-8")
    quicker = quicker_source(str(file))
    os.utime(quicker, (1, 1))
    quicker_source(str(file))
    assert Path(quicker).stat().st_mtime == 1
    file.write_text(WRITTEN + "int more;\n", "utf-8")
    quicker_source(str(file))
    assert Path(quicker).stat().st_mtime > 1


def test_files_of_others_stay(tmp_path: Path) -> None:
    assert quicker_source(str(tmp_path / "CPy.c")) == str(tmp_path / "CPy.c")
