"""The building blocks of the screens: buttons, chips, cards, fields, views of case text."""
