"""A player in thirty lines: joins a table, does something that is offered at random, prints what it is told.

python examples/client.py http://127.0.0.1:8420 KJMWQX Robot
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


async def play(address: str, code: str, name: str) -> None:
    wish = json.dumps({"name": name, "language": "en"}).encode()
    join = Request(f"{address}/api/tables/{code}/people", wish, {"Content-Type": "application/json"})
    with urlopen(join) as answer:
        key = {"Authorization": f"Bearer {json.load(answer)['key']}"}
    face, told = {}, 0
    async with connect(f"ws{address[4:]}/t/{code}/socket?face=phone", additional_headers=key) as socket:
        async for message in socket:
            face = json.loads(message).get("face", face)  # else it is the answer to what we asked
            for line in face.get("story", ()):
                if line["number"] > told:
                    told = line["number"]
                    print(line["text"])
            panel, seat = face.get("panel", {"chosen": True}), face.get("seat")
            if face.get("stage") == "over":
                return
            if face.get("stage") == "dealt":
                print("My card:", face["held"]["card"])
                await socket.send(json.dumps({"do": "seen", "seat": seat}))
            elif "chosen" not in panel:
                await asyncio.sleep(0.1)
                ready = [deed for deed in panel["deeds"] if deed["deed"] == "ready"]  # keep nobody waiting
                deed = random.choice(ready or panel["deeds"])
                others = [name for name in deed.get("open_to", []) if name != seat]  # most deeds need another
                targets = random.sample(others, deed.get("targets", 0))
                choice = {"moment": panel["moment"], "deed": deed["deed"], "targets": targets}
                await socket.send(json.dumps({"do": "act", "seat": seat, **choice}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
