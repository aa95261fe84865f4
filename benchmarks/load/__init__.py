"""The server under load: 250 tables of four sockets, beside a bare fan-out of the same messages."""
