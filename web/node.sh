#!/bin/sh
# Whether the Node of this machine can build the browser app (web/package.json, "engines"). It says what to do if not.

last() {
    echo "Then run make again. Without Node you can play in the terminal: make .venv/stamp-base && .venv/bin/spacerace play rocketmen"
    exit 1
}

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    echo "The browser app is built with Node and npm, and they are not installed."
    echo "Install Node 22 or newer: https://nodejs.org/en/download."
    last
fi
version=$(node --version)
major=${version#v}; minor=${major#*.}; major=${major%%.*}; minor=${minor%%.*}
if [ "$major" -lt 20 ] || { [ "$major" -eq 20 ] && [ "$minor" -lt 19 ]; } || [ "$major" -eq 21 ] \
    || { [ "$major" -eq 22 ] && [ "$minor" -lt 12 ]; }; then
    echo "The browser app is built with Node 20.19, or 22.12 or newer; this machine has $version."
    echo "Install Node 22 or newer: https://nodejs.org/en/download. Debian 12 and Ubuntu 24.04 bring Node 18, which is too old."
    last
fi
