"""The looks in which pictures are taken: themes, a language from right to left, a magnification."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Appearance:
    """size: of the window in logical pixels. scale: physical pixels for each of them.

    text: percent of the size of the design.
    """

    name: str
    theme: str = "theme_light"
    language: str = "en"
    size: tuple[int, int] = (1440, 900)
    scale: float = 1.0
    text: int = 100


APPEARANCES = {
    appearance.name: appearance
    for appearance in (
        Appearance(name="light"),
        Appearance(name="dark", theme="theme_dark"),
        Appearance(name="high-contrast", theme="theme_contrast"),
        # 1366 × 768 at 150 %.
        Appearance(name="arabic-150", language="ar", size=(910, 512), scale=1.5),
        Appearance(name="guide", size=(1280, 800)),
        Appearance(name="spanish", language="es", size=(1366, 768)),
        Appearance(name="text-150", size=(1366, 768), text=150),
        Appearance(name="text-200", language="es", size=(1366, 768), text=200),
    )
}
