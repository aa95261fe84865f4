"""One small module for each question that a knob answers in play."""
