"""Long texts of invented words, and what another revision makes of them."""

import re
from random import Random

WORDS_IN_LINE = 12


class LongTexts:
    """Draws texts of words; the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._words = [self._word(n % 8 + 2) for n in range(5000)]

    def _word(self, letters: int) -> str:
        return "".join(self._chance.choices("abcdefghijklmnopqrstuvwxyz", k=letters))

    def text(self, letters: int, separator: str = "\n") -> str:
        """Sentences of twelve words, each followed by the separator."""
        lines: list[str] = []
        length = 0
        while length < letters:
            words = self._chance.choices(self._words, k=WORDS_IN_LINE)
            lines.append(" ".join(words) + "." + separator)
            length += len(lines[-1])
        return "".join(lines)

    def edited(self, text: str, share: float) -> str:
        """The text with this share of its words replaced by others."""

        def other(found: re.Match[str]) -> str:
            is_other = self._chance.random() < share
            return self._chance.choice(self._words) if is_other else found[0]

        return re.sub(r"\w+", other, text)
