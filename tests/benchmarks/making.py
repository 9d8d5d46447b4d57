"""Makes files of invented cases of realistic size, the same ones for the same number."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

COLUMNS = (
    "id",
    "input",
    "expected_output",
    "context",
    "expected_tools",
    "variant",
    "language",
    "confidence",
    "source",
)
_SYLLABLES = (
    "ba be bi bo bra da de di do dra fa fe fi fo ga ge gi go gra ka ke ki ko la le li lo ma me "
    "mi mo na ne ni no pa pe pi po pra ra re ri ro sa se si so sta ta te ti to tra va ve vi vo za"
).split()
_COMMON = (
    "the a of to and in is for you my that it on with as your card account please can how what "
    "not be have this order payment when from or if new do at number by are will we"
).split()
_HAN = (
    "我的信用卡账户不能使用请问如何处理付款订单取消退货时间地址银行客服电话密码登录更"
    "新失败成功今天明天谢谢您好可以帮助查询余额转账限额身份证明文件上传"
)
_KANA = (
    "わたしのカードがつかえませんどうすればいいですか口座番号暗証注文返品支払方法変更"
    "確認お願いします届かない問い合わせ時間場所住所登録"
)
_POOL = 1500
"""Sentences of one kind; cases are put together from them, with a number of their own."""


class Writer:
    """Puts cases together from sentences drawn once, so that a million take seconds."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._words = [self._word() for _ in range(8000)]
        self._latin = [self._sentence() for _ in range(_POOL)]
        self._chinese = [self._run(_HAN) for _ in range(_POOL)]
        self._japanese = [self._run(_KANA) for _ in range(_POOL)]

    def _word(self) -> str:
        word = "".join(self._random.choices(_SYLLABLES, k=self._random.choice((2, 2, 3, 3, 4))))
        return word.replace("e", "é", 1) if self._random.random() < 0.05 else word

    def _sentence(self) -> str:
        """About 60 characters, with frequent and rare words."""
        rare = self._random.choices(self._words, k=5)
        words = rare + self._random.choices(_COMMON, k=6)
        self._random.shuffle(words)
        return " ".join(words).capitalize() + self._random.choice(".??!.")

    def _run(self, characters: str) -> str:
        count = self._random.randint(18, 30)
        return "".join(self._random.choices(characters, k=count)) + "。"

    def row(self, number: int) -> list[str]:
        """One case: input near 180 characters, expected near 250, each third with a context."""
        draw = self._random.random()
        if draw < 0.10:
            language, pool, length = "zh", self._chinese, 1
        elif draw < 0.14:
            language, pool, length = "ja", self._japanese, 1
        else:
            language, pool, length = ("en", "de", "fr")[number % 3], self._latin, 0
        text = f"{' '.join(self._random.choices(pool, k=3 - length))} ({number})"
        context = " ".join(self._random.choices(pool, k=9)) if number % 3 == 0 else ""
        return [
            f"CASE-{number:07}",
            _as_json(text) if number % 20 == 7 else text,
            " ".join(self._random.choices(pool, k=4 - length)),
            context,
            "search;refund" if number % 10 == 3 else "",
            self._random.choice(("clean", "typos", "terse", "angry", "polite")),
            language,
            f"{self._random.random():.2f}" if number % 4 else "",
            f"handbook-{number % 40}.pdf",
        ]


def _as_json(text: str) -> str:
    return json.dumps({"user": text, "channel": "chat", "turn": 1}, ensure_ascii=False)


def rows(count: int, first: int = 1, seed: int = 7) -> Iterator[list[str]]:
    """The cells of `count` cases under COLUMNS."""
    writer = Writer(seed)
    return (writer.row(number) for number in range(first, first + count))


def make_csv(path: Path, count: int, first: int = 1, seed: int = 7) -> Path:
    """Write a CSV file of `count` cases; ids begin at `first`."""
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(COLUMNS)
        out.writerows(rows(count, first, seed))
    return path
