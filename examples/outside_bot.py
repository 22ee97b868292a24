"""A program of your own at a table: listens to its live line, posts its choice (docs/api.md)."""

import json
import os
import random
import sys

import httpx
from websockets.sync.client import connect

server, table = sys.argv[1:]
headers = {"Authorization": f"Bearer {os.environ['SPACERACE_TOKEN']}"}
with connect(
    f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers
) as line:
    for message in map(json.loads, line):
        if message["type"] == "state" and message["options"]:
            click = {"at": message["at"], "action": random.choice(message["options"])["action"]}
            httpx.post(f"{server}/api/tables/{table}/actions", headers=headers, json=click)
        elif message["type"] == "state" and message["awaited"] is None:
            break
