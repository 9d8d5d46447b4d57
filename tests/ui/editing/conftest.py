"""The widgets of these tests are large and many, so they go one test after the other."""

from tests.ui.collecting import widgets_go_between_tests as widgets_go_between_tests
