"""The card table in the terminal: screens, and the small pieces they are drawn from."""
