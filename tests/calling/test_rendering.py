"""Templates: what they see, and what they make of it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from reviewer_app.calling.rendering import Unrenderable, check, render
from reviewer_app.calling.spelled import to_spelled
from reviewer_app.domain.json import parse


def fill(text: str, *, is_json: bool = False, **facts: Any) -> str:
    return render(text, facts, is_json=is_json)


def read(text: str) -> Any:
    """A value as a template sees it."""
    return to_spelled(parse(text))


def test_text_is_put_as_it_is() -> None:
    assert fill("Q: {{ input }}\n", input='<b> & "x"') == 'Q: <b> & "x"\n'


@pytest.mark.parametrize(
    "text",
    ['{"a":1.10,"b":1E5,"c":-0,"d":[10000000000000000000000.0]}', '{"a":1,"a":2}', '"\\ud800"'],
)
def test_tojson_keeps_json_as_it_was_written(text: str) -> None:
    assert fill("{{ deps | tojson }}", deps=read(text)) == text
    assert fill('{"x": {{ deps | tojson(indent=2) }}}', is_json=True, deps=read(text))


def test_numbers_show_as_they_were_spelled_and_can_be_counted_with() -> None:
    deps = read('{"price": 1.10, "count": 2}')
    assert fill("{{ deps.price }} {{ deps.price * deps.count }}", deps=deps) == "1.10 2.2"
    assert fill("{{ 'yes' if deps.count == 2.0 }}", deps=deps) == "yes"


def test_a_number_of_any_length_shows_as_it_is() -> None:
    digits = "9" * 5_000
    assert fill("{{ deps }}", deps=read(digits)) == digits


def test_what_is_no_text_shows_as_json() -> None:
    assert fill("{{ a }} {{ b }} [{{ c }}]", a=read('{"x":[true]}'), b=True, c=None) == (
        '{"x":[true]} true []'
    )


@pytest.mark.parametrize(
    "input_text",
    ["plain", 'with "quotes"', "line\nbreak", "back\\slash", '", "admin": "yes', "\ud800"],
)
@pytest.mark.parametrize(
    "template",
    [
        '{"question": "{{ input }}"}',
        '{"question": {{ input | tojson }}}',
        '{"question": "{% if input %}{{ input }}{% else %}"{% endif %}"}',
        '{% for x in [1] %}{"question": "{{ input }}"}{% endfor %}',
        '{% set all %}{{ input }}{% endset %}{"question": "{{ all }}"}',
        '{% macro ask(x) %}{"question": "{{ x }}"}{% endmacro %}{{ ask(input) }}',
        '{"question": "{{ (input | tojson)[1:-1] }}"}',
        '{% with x = input %}{"question": "{{ x }}"}{% endwith %}',
    ],
)
def test_an_input_stays_inside_its_json_string(template: str, input_text: str) -> None:
    body = fill(template, is_json=True, input=input_text)
    assert json.loads(body) == {"question": input_text}


@given(some.text(), some.text(alphabet='\\"{}a,: '))
def test_no_input_leaves_its_json_string(input_text: str, fixed: str) -> None:
    before = json.dumps(fixed)[1:-1].replace("{", "(").replace("}", ")")
    body = fill(
        f'{{"a": "{before}{{{{ input }}}}", "b": [{{{{ input | tojson }}}}]}}',
        is_json=True,
        input=input_text,
    )
    assert json.loads(body) == {"a": json.loads(f'"{before}"') + input_text, "b": [input_text]}


def test_an_escaped_quote_does_not_end_a_json_string() -> None:
    body = fill(
        r'{"a": "say \"{{ input }}\" {{ input }}", "b": {{ n }}}', is_json=True, input='"', n=1
    )
    assert json.loads(body) == {"a": 'say """ "', "b": 1}


def test_what_is_missing_is_empty_in_a_string_and_null_outside() -> None:
    body = fill(
        '{"a": "{{ context }}", "b": {{ context }}, "c": "{{ d }}"}',
        is_json=True,
        context=None,
        d=read("[1.0]"),
    )
    assert json.loads(body) == {"a": "", "b": None, "c": "[1.0]"}


@pytest.mark.parametrize(
    "template", ['{"q": {{ input }}}', '{"q": ""{{ input | tojson }}""}', "", "{q: 1}"]
)
def test_a_body_that_is_no_json_is_told_with_its_place_and_the_remedy(template: str) -> None:
    with pytest.raises(
        Unrenderable, match=r"makes no JSON: .* \(character \d+\), .*input \| tojson"
    ):
        fill(template, is_json=True, input="hello")


@pytest.mark.parametrize(
    ("template", "told"),
    [
        ("{{ inptu }}", "there is no 'inptu'. The names that exist are deps, input."),
        ("{{ inptu | tojson }}", "there is no 'inptu'"),
        ("{{ inptu.text }}", "there is no 'inptu'"),
        ("{{ deps.usr }}", "there is no 'usr' in an object that has user"),
        ("{{ deps.user.id }}", "there is no 'id' in a value that is no object"),
        ("{% for x in inptu %}{% endfor %}", "there is no 'inptu'"),
    ],
)
def test_a_name_that_is_missing_is_told_with_those_that_exist(template: str, told: str) -> None:
    with pytest.raises(Unrenderable) as caught:
        fill(template, input="x", deps=read('{"user": "ada"}'))
    assert told in str(caught.value)


def test_a_default_takes_the_place_of_what_is_missing() -> None:
    assert fill("{{ inptu | default('none') }}") == "none"


def test_a_key_goes_before_a_method_of_that_name() -> None:
    assert (
        fill("{{ deps.items }} {{ deps.keys() | list }}", deps=read('{"items": 1}'))
        == '1 ["items"]'
    )


@pytest.mark.parametrize(
    ("template", "told"),
    [
        ("a\n{{ x y }}", "wrong in line 2"),
        ("{% if %}", "wrong in line 1"),
        ("{{ x | nofilter }}", "No filter named 'nofilter'"),
        ("{{ x ", r"'end of print statement'\.$"),
    ],
)
def test_a_template_that_is_none_is_told_with_its_line(template: str, told: str) -> None:
    with pytest.raises(Unrenderable, match=told):
        check(template, is_json=False)


@pytest.mark.parametrize(
    "template",
    [
        "{{ ''.__class__.__mro__ }}",
        "{{ self.__init__.__globals__ }}",
        "{{ deps.update({'a': 1}) }}",
        "{{ deps._pairs }}",
        "{{ deps.to_members.__func__ }}",
        "{{ '{0.__class__}'.format(deps) }}",
        "{{ cycler.__init__.__globals__.os.popen('id').read() }}",
        "{% include '/etc/passwd' %}",
        "{% import 'os' as os %}",
        "{{ 'a' * 10 ** 8 }}",
        "{{ 10 ** 8 * 'a' }}",
        "{{ ['a'] * 10 ** 8 }}",
        "{{ 9 ** 999999 }}",
        "{{ '%099999999d' % 1 }}",
        "{% for i in range(10 ** 9) %}{% endfor %}",
        "{% for i in range(99999) %}{{ 'a' * 1000 }}{% endfor %}",
        "{{ 1 / 0 }}",
        "{{ [] | first }}",
        "{{ 1 | tojson(foo=2) }}",
        "{{ range | tojson }}",
    ],
)
def test_a_template_cannot_do_what_is_not_its_own(template: str) -> None:
    with pytest.raises(Unrenderable):
        fill(template, deps=read("{}"))
