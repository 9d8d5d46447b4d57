"""JSON strings in templates: what is put between quotes is escaped, so that it stays between them.

`{"question": "{{ input }}"}` is what everybody writes, and an input with a quote in it would end
the string; with more than a quote in it, it would even add members of its own.
"""

from collections.abc import Iterable

from jinja2 import nodes

ESCAPE = "escape_in_json"
"""The name of the filter that escapes a value inside a JSON string."""

_KNOWS_JSON = "tojson"


def escape_in_strings(template: nodes.Template) -> nodes.Template:
    """The template, with a filter around each expression that stands inside a JSON string.

    Expressions with a `tojson` in them are left as they are: their author takes care.
    """
    _walk(template.body, _Scanner())
    return template


class _Scanner:
    """Follows the fixed text of a template, and knows whether a string is open at its end."""

    def __init__(self, *, is_inside: bool = False) -> None:
        self.is_inside = is_inside
        self._is_escaped = False

    def feed(self, text: str) -> None:
        for character in text:
            if self._is_escaped:
                self._is_escaped = False
            elif character == '"':
                self.is_inside = not self.is_inside
            elif character == "\\":
                self._is_escaped = self.is_inside

    def branch(self) -> "_Scanner":
        return _Scanner(is_inside=self.is_inside)


def _walk(body: Iterable[nodes.Node], scanner: _Scanner) -> None:
    for node in body:
        match node:
            case nodes.Output():
                node.nodes = [_guard(child, scanner) for child in node.nodes]
            case nodes.If():
                before = scanner.branch()
                _walk(node.body, scanner)
                for other in (*node.elif_, nodes.Scope(node.else_)):
                    _walk(other.body, before.branch())
            case nodes.For():
                before = scanner.branch()
                _walk(node.body, scanner)
                _walk(node.else_, before)
            case nodes.Macro() | nodes.CallBlock() | nodes.AssignBlock() | nodes.FilterBlock():
                _walk(node.body, _Scanner())  # a text of its own, escaped where it is put
            case nodes.With() | nodes.Scope() | nodes.Block() | nodes.ScopedEvalContextModifier():
                _walk(node.body, scanner)
            case _:
                pass


def _guard(child: nodes.Expr, scanner: _Scanner) -> nodes.Expr:
    if isinstance(child, nodes.TemplateData):
        scanner.feed(child.data)
        return child
    knows_json = isinstance(child, nodes.Filter) and child.name == _KNOWS_JSON
    knows_json = knows_json or any(
        inner.name == _KNOWS_JSON for inner in child.find_all(nodes.Filter)
    )
    if not scanner.is_inside or knows_json:
        return child
    return nodes.Filter(child, ESCAPE, [], [], None, None, lineno=child.lineno)
