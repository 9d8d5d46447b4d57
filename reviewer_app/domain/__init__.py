"""The facts and the rules about them; plain Python, imports nothing of ours."""
