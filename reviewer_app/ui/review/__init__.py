"""The review page: queues and datasets, the list of cases, the case and the decision."""
