"""Each reason for a refusal is declared by the package that refuses, and used by it."""

import ast
import pickle
from importlib import import_module

import grimp
import pytest

from calico.rules import CalicoError, Problem, declare
from refusals import SOURCE, declarations

DECLARED = {code: module for module, sentences in declarations().items() for code in sentences}
TREES = {
    ".".join(("calico", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__"): ast.parse(
        path.read_text(encoding="utf-8")
    )
    for path in SOURCE.rglob("*.py")
}


def _codes_of(module: str) -> set[str]:
    """The codes that a module names, or whose beginning it puts together with something else."""
    found = set()
    for node in ast.walk(TREES[module]):
        match node:
            case ast.Constant(value=str(code)) if code in DECLARED:
                found.add(code)
            case ast.Call(func=ast.Attribute(attr="of"), args=[ast.JoinedStr(values=[ast.Constant(value=start), *_])]):
                found |= {code for code in DECLARED if code.startswith(str(start))}
    return found


def test_no_code_is_declared_twice() -> None:
    assert len(DECLARED) == sum(map(len, declarations().values()))
    with pytest.raises(ValueError, match="two sentences"):
        declare({"supply-empty": "Nothing is left."})


def test_every_code_is_used() -> None:
    elsewhere = {module for module in TREES if not module.endswith(".errors") and module not in declarations()}
    used = set().union(*(_codes_of(module) for module in elsewhere))
    for module in set(declarations()) - {name for name in TREES if name.endswith(".errors")}:
        names = [node.value for node in ast.walk(TREES[module]) if isinstance(node, ast.Constant)]
        used |= {str(name) for name in names if names.count(name) > 1}  # declared and used in one module
    assert set(DECLARED) - used == set()


def test_whoever_refuses_imports_the_declaration() -> None:
    graph = grimp.build_graph("calico", cache_dir=None)
    for module in TREES:
        if module.startswith("calico.locales") or module == "calico.server.security":  # they name codes, none is theirs
            continue
        package = ".".join(module.split(".")[:2])  # Python imports it first
        imported = {package} | graph.find_upstream_modules(module) | graph.find_upstream_modules(package)
        packages = {".".join(name.split(".")[:2]) for name in imported}
        if any(isinstance(node, ast.Name) and node.id == "Problem" for node in ast.walk(TREES[module])):
            for code in _codes_of(module):
                assert DECLARED[code].removesuffix(".errors") in packages, f"{module} refuses with {code}"


@pytest.mark.parametrize("module", sorted(set(DECLARED.values())))
def test_a_package_imports_its_own_declarations(module: str) -> None:
    package, _, last = module.rpartition(".")
    if last == "errors":
        assert hasattr(import_module(package), "errors") or package == "calico.rules"


def test_a_refusal_keeps_its_sentence_where_its_package_is_not_imported() -> None:
    error = CalicoError(Problem("of-elsewhere", (("number", 3),), "There is no third."))
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == "There is no third."
    assert again.problems == error.problems
