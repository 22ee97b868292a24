#!/bin/sh
# What the tests use beside Python and Node: PostgreSQL, of which they start one of their own (only its programs
# are installed, without a service or a cluster), a browser, what the examples of the documents call, and a C
# compiler for the recorder of a server's writes. A missing one is installed only by root, only where there is
# apt-get, and never with SYSTEM=no; this is said first. Whatever is still missing then: its tests are skipped,
# and pytest's last line counts them.
set -u

find_missing() {
    missing=
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="postgresql"
    browser=
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        ! command -v "$name" >/dev/null || browser=$name
    done
    [ -n "$browser" ] || missing="$missing chromium"
    for name in curl jq; do
        command -v "$name" >/dev/null || missing="$missing $name"
    done
    echo '#include <stdio.h>' | ${CC:-cc} -E - >/dev/null 2>&1 || missing="$missing gcc libc6-dev"
    missing=${missing# }
}

find_missing
[ -n "$missing" ] || exit 0

if [ "${SYSTEM:-yes}" != no ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "The tests need more of this system: installing $missing with apt-get, once. SYSTEM=no leaves it as it is."
    export DEBIAN_FRONTEND=noninteractive
    # Without this file the package would make a cluster and start it.
    clusters=${POSTGRESQL_SETTINGS:-/etc/postgresql-common}/createcluster.d
    mkdir -p "$clusters" && echo "create_main_cluster = false" >"$clusters/spacerace.conf"
    # shellcheck disable=SC2086  # several names
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null
    rm -f "$clusters/spacerace.conf"
    find_missing
fi
[ -z "$missing" ] || echo "Not on this system: $missing. The tests that need it are skipped."
