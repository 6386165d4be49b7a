"""The type stubs say what the module has: the same names, and the same parameters with the same
defaults."""

import ast
import inspect
import os
import pathlib
import re
import unittest

import hardboard
import hardboard.games
import hardboard.requests

STUBS = pathlib.Path(os.environ["HARDBOARD_ROOT"]) / "src/bindings/hardboard"


def members(body):
    """The functions, classes and values of a stub, by name; of overloads a list."""
    found = {}
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.AnnAssign):
            found[node.target.id] = [node]
        elif isinstance(node, ast.ImportFrom) and node.module in ("games", "requests"):
            found.update({alias.asname: [alias] for alias in node.names if alias.asname})
    return found


def parameters(node):
    """Names, kinds and defaults of a function in a stub, without `self`."""
    asked, found = node.args, []
    both = asked.posonlyargs + asked.args
    defaults = [None] * (len(both) - len(asked.defaults)) + asked.defaults
    for arg, default in zip(both, defaults):
        found.append((arg.arg, "plain", ast.literal_eval(default) if default else ...))
    for arg, default in zip(asked.kwonlyargs, asked.kw_defaults):
        found.append((arg.arg, "keyword", ast.literal_eval(default) if default else ...))
    if asked.kwarg:
        found.append((asked.kwarg.arg, "rest", ...))
    return [one for one in found if one[0] != "self"]


def signatures(function):
    """The same of a function of the module: Python's own, or from the words of a compiled one."""
    if inspect.isfunction(function):
        return [parameters(ast.parse(inspect.getsource(function)).body[0])]
    words = function.__doc__.replace("hardboard._hardboard.", "")
    found = re.findall(rf"^(?:\d+\. )?{function.__name__}(\(.*\) -> .+)$", words, re.MULTILINE)
    found = [line for line in found if not line.startswith("(*args, **kwargs)")]
    return [parameters(ast.parse(f"def f{line}: ...").body[0]) for line in found]


class Stubs(unittest.TestCase):
    def setUp(self):
        self.stub = members(ast.parse((STUBS / "__init__.pyi").read_text()).body)

    def compare(self, name, nodes, function):
        self.assertEqual([parameters(node) for node in nodes], signatures(function), name)
        self.assertGreater(len(nodes), 0)

    def test_the_same_names(self):
        public = {name for name in self.stub if not name.startswith("_")}
        self.assertEqual(public, set(hardboard.__all__))

    def test_functions(self):
        compared = 0
        for name, nodes in self.stub.items():
            if isinstance(nodes[0], ast.FunctionDef):
                self.compare(name, nodes, getattr(hardboard, name))
                compared += 1
        self.assertGreater(compared, 15)

    def test_classes(self):
        # What every class has, or pickling alone uses.
        usual = {"__module__", "__doc__", "__str__", "__repr__", "__getstate__", "__setstate__",
                 "__weakref__", "__init__"}
        for name, (node, *_) in self.stub.items():
            if not isinstance(node, ast.ClassDef) or name == "InputError":
                continue
            own = members(node.body)
            real = vars(getattr(hardboard, name))
            self.assertEqual(set(own) - usual, set(real) - usual, name)
            for member, nodes in own.items():
                if any(isinstance(one, ast.Name) and one.id == "property"
                       for one in nodes[0].decorator_list):
                    self.assertIsInstance(real[member], property, f"{name}.{member}")
                    self.assertTrue(real[member].__doc__, f"{name}.{member} has no words")
                else:
                    real_one = getattr(getattr(hardboard, name), member)
                    self.compare(f"{name}.{member}", nodes, real_one)

    def test_errors(self):
        own = members(self.stub["InputError"][0].body)
        self.assertEqual(set(own), {"file", "line", "column"})
        for name in own:
            self.assertTrue(hasattr(hardboard.InputError, name))

    def test_parts(self):
        for part in (hardboard.games, hardboard.requests):
            name = part.__name__.split(".")[1]
            stub = members(ast.parse((STUBS / f"{name}.pyi").read_text()).body)
            for member, nodes in stub.items():
                self.compare(member, nodes, getattr(part, member))
            own = {member for member, value in vars(part).items()
                   if inspect.isfunction(value) and not member.startswith("_")}
            self.assertEqual(set(stub), own)


if __name__ == "__main__":
    unittest.main()
