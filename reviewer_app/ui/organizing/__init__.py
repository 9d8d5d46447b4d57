"""Products and datasets: the forms that make and change them."""
