"""The style sheet for standard widgets, filled in from the table of colours and the sizes."""

from string import Template

from reviewer_app.ui.theme.sizes import Sizes

_SHEET = Template("""
QWidget#window, QMenuBar, QStatusBar { background: $window }
QWidget#sidebar, QWidget#rail { background: $sidebar }
QWidget#list  { background: $list }
QWidget#page, QScrollArea#page, QWidget#pageBody { background: $page; border: none }
QFrame#card   { background: $card; border: 1px solid $line; border-radius: 6px }
QFrame#bar    { background: $bar; border: none; border-top: 1px solid $line_strong }
QFrame#popup  { background: $card; border: 1px solid $line_strong }
QFrame#why    { background: $bar; border: 1px solid $down; border-radius: 6px }
QFrame#line   { background: $line; border: none; max-height: 1px; min-height: 1px }
QFrame#upright { background: $line; border: none; max-width: 1px; min-width: 1px }

QMenuBar { border: none; padding: 0 4px; color: $text; min-height: ${px_bar}px }
QMenuBar::item { background: transparent; padding: 0 8px; border-radius: 4px }
QMenuBar::item:selected { background: $hover_chrome; color: $text }
QMenuBar::item:pressed { background: $select; color: $select_text }
QMenu { background: $card; color: $text; border: 1px solid $line_strong; padding: 4px }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; min-height: ${px_line}px }
QMenu::item:selected { background: $select; color: $select_text; $select_edge }
QMenu::item:disabled { color: $text_faint }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px }
QMenu::icon { padding-left: 8px }

QStatusBar { border: none; border-top: 1px solid $line; color: $text_soft; min-height: ${px_bar}px }
QStatusBar::item { border: none }
QSplitter::handle { background: $line }
QSplitter::handle:hover, QSplitter::handle:pressed { background: $accent }

QLineEdit, QPlainTextEdit#field, QTextEdit#field {
  background: $card; color: $text; border: 1px solid $outline; border-radius: 6px;
  padding: 0 8px; min-height: ${px_field_inner}px;
  placeholder-text-color: $text_faint;
  selection-background-color: $accent; selection-color: $on_accent }
QLineEdit[tall="true"] { min-height: ${px_vote_inner}px }
QLineEdit:focus, QPlainTextEdit#field:focus, QTextEdit#field:focus {
  border: 2px solid $accent; padding: 0 7px; min-height: ${px_field_focus}px }
QLineEdit[tall="true"]:focus { min-height: ${px_vote_focus}px }
QLineEdit[faulty="true"], QPlainTextEdit#field[faulty="true"] { border-color: $down }
QLineEdit:disabled { background: $mute; color: $text_faint; border-color: $line_strong }

QComboBox, QSpinBox, QDoubleSpinBox, QDateEdit {
  background: $card; color: $text; border: 1px solid $outline; border-radius: 6px;
  padding: 0 8px; min-height: ${px_field_inner}px }
QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus {
  border: 2px solid $accent; padding: 0 7px; min-height: ${px_field_focus}px }
QSpinBox, QDoubleSpinBox, QDateEdit { max-height: ${px_field_inner}px }
QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus { max-height: ${px_field_focus}px }
QComboBox[slim="true"] { min-height: ${px_slim_inner}px }
QComboBox[slim="true"]:focus { min-height: ${px_slim_focus}px }
QComboBox QLineEdit, QComboBox QLineEdit:focus, QDateEdit QLineEdit, QDateEdit QLineEdit:focus {
  background: transparent; border: none; padding: 0; min-height: 0 }
QComboBox::drop-down { border: none; width: ${px_drop}px }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none }
QProgressBar {
  background: $line; color: $text; border: none; border-radius: 2px; min-height: 4px;
  max-height: 4px }
QProgressBar::chunk { background: $accent; border-radius: 2px }
QComboBox QAbstractItemView {
  background: $card; color: $text; border: 1px solid $line_strong; padding: 4px; outline: none;
  selection-background-color: $select; selection-color: $select_text }
QCheckBox, QRadioButton { spacing: 8px; color: $text; padding: 2px; border-radius: 4px }
QRadioButton::indicator {
  width: ${px_radio}px; height: ${px_radio}px; border: 1px solid $outline;
  border-radius: ${px_radius}px; background: $card }
QRadioButton::indicator:checked {
  width: ${px_dot}px; height: ${px_dot}px; border: 5px solid $accent }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $accent; padding: 0 }

QPushButton {
  background: $button; color: $text; border: 1px solid $line_strong; border-radius: 6px;
  padding: 0 12px; min-height: ${px_button_inner}px }
QPushButton:hover { background: $hover }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent }
QPushButton:default:hover { background: $accent_strong }
QPushButton:focus { border: 2px solid $accent; padding: 0 11px; min-height: ${px_button_focus}px }
QPushButton:default:focus { border-color: $text }
QPushButton:disabled { background: $mute; color: $text_faint; border-color: $line }
QToolButton {
  background: transparent; color: $text; border: none; border-radius: 6px; padding: 4px }
QToolButton:hover { background: $hover }
QToolButton:checked { background: $select; color: $select_text; $select_edge }

QListView, QTreeView, QTableView {
  background: $list; color: $text; border: none; outline: none;
  selection-background-color: $select; selection-color: $select_text }
QListView#sidebar, QTreeView#sidebar { background: $sidebar }
QHeaderView { background: $sidebar; border: none }
QHeaderView::section {
  background: $sidebar; color: $text_soft; border: none; border-bottom: 1px solid $line;
  padding: 0 8px; min-height: ${px_head_row}px }
QTableView::item { padding: 0 8px }
QScrollArea { background: transparent; border: none }

QScrollBar:vertical { background: transparent; border: none; width: 12px; margin: 0 }
QScrollBar:horizontal { background: transparent; border: none; height: 12px; margin: 0 }
QScrollBar::handle { background: $line_strong; border-radius: 3px }
QScrollBar::handle:vertical { min-height: 32px; margin: 2px 3px }
QScrollBar::handle:horizontal { min-width: 32px; margin: 3px 2px }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $outline }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent }

QToolTip { background: $toast; color: $toast_text; border: 1px solid $toast; padding: 0 4px }
""")


def style_sheet(colours: dict[str, str], sizes: Sizes) -> str:
    """The sheet in the given colours; made again when theme or text size change."""
    return _SHEET.substitute(colours | _derived(colours) | _pixels(sizes))


def _derived(colours: dict[str, str]) -> dict[str, str]:
    """What stands for a hover or a selection where every ground is white."""
    is_white = colours["hover"] == colours["card"] == colours["select"]
    return {
        # The chrome is as dark as `hover`, so what is under the pointer there is lighter.
        "hover_chrome": colours["hover"] if is_white else colours["card"],
        "select_edge": f"border: 2px solid {colours['accent']}" if is_white else "",
    }


def _pixels(sizes: Sizes) -> dict[str, str]:
    """Heights inside an edge of 1 px, and inside a focus ring of 2 px."""
    edged = {
        "field": sizes.field,
        "vote": sizes.vote,
        "button": sizes.button,
        "slim": sizes.reason,
    }
    pixels = {f"px_{name}_inner": height - 2 for name, height in edged.items()}
    pixels |= {f"px_{name}_focus": height - 4 for name, height in edged.items()}
    pixels |= {"px_bar": sizes.bar, "px_line": sizes.line, "px_head_row": sizes.head_row}
    pixels |= {"px_radio": sizes.icon - 2, "px_dot": sizes.icon - 10, "px_radius": sizes.icon // 2}
    pixels["px_drop"] = sizes.icon + 8
    return {name: str(value) for name, value in pixels.items()}
