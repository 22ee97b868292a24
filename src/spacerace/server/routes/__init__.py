"""The routes: what the server answers over HTTP, one file for each subject."""
