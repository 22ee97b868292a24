"""The terminal as an application: table, options and commands of the prompt, by mouse and keys."""
