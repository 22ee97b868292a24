"""The server: tables that people share over a network, kept in a database."""
