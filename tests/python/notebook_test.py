"""Executes examples/python/papers.ipynb, cell after cell, and compares what is printed with what
the notebook shows. `notebook_test.py --update` writes the outputs; then one reads them.
"""

import contextlib
import io
import json
import os
import pathlib
import sys
import unittest

NOTEBOOK = pathlib.Path(os.environ["HARDBOARD_ROOT"]) / "examples/python/papers.ipynb"


def printed(cell, names):
    """What the code of a cell prints, run among the names of the cells before it."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile("".join(cell["source"]), "cell", "exec"), names)
    return out.getvalue()


def outputs(text):
    if not text:
        return []
    return [{"name": "stdout", "output_type": "stream", "text": text.splitlines(True)}]


class Notebook(unittest.TestCase):
    def test_the_notebook_shows_what_its_cells_print(self):
        names, shown = {}, 0
        for number, cell in enumerate(json.loads(NOTEBOOK.read_text())["cells"]):
            if cell["cell_type"] != "code":
                continue
            with self.subTest(cell=number):
                self.assertEqual(cell["outputs"], outputs(printed(cell, names)))
                shown += bool(cell["outputs"])
        self.assertEqual(shown, 5)


def update():
    notebook, names = json.loads(NOTEBOOK.read_text()), {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = outputs(printed(cell, names))
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        update()
    else:
        unittest.main()
