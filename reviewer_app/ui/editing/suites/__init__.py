"""How a suite case is checked: a form for each evaluation type, and the same as text."""
