"""The server: tables over HTTP and a socket, stored durably, bots beside it.

``tierce.server.run.serve`` starts it. Modules are imported one by one, so that reading the wire costs no web
framework.
"""
