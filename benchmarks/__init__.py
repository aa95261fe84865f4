"""tierce beside others, and beside itself at another commit."""
