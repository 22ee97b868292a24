"""How quick the browser app is, in a real browser: what a first visit loads, and how soon a click shows.

A click is timed in the page, from the moment when the server's answer has been read to the frame in which
the table shows it. With motion, the frames that are drawn while something moves are counted. Beside it, in
the same run, stands a bare page that writes one line when an answer comes, and moves one box.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from spacerace.lab.progress import progress_bar
from tests.server.outside import real_server
from tests.web.people import BOT, FLAGS, ME, Json, Visitor, Visitors, find_chromium

#: What the app promises: kilobytes of a first visit, milliseconds from answer to picture and from click to
#: the first movement.
HOME_LIMIT, TABLE_LIMIT, SHOWN_LIMIT, MOVED_LIMIT = 170, 380, 100, 100
#: Clicks that are timed at the beginning of a game, and as many at its end.
CLICKS = 25
PLAYERS = {"rocketmen": 4, "1969": 5}
#: With motion: own decisions at most, frames of a scene that are enough, and the scenes.
DECISIONS, ENOUGH = 90, 120
SCENES = {
    "rocketmen": {"a launch": "launch", "a purchase": "CardsBought"},
    "1969": {"a flight with its dice": "flight", "a purchase": "ScientistHired"},
}

#: Notes when the answer to a click has been read, and when the next frame after a change was drawn.
WATCH = """() => {
  window.times = []
  const ask = window.fetch
  window.fetch = async (...given) => {
    const clicked = performance.now()
    const answer = await ask(...given)
    if (!String(given[0]).endsWith('/actions')) return answer
    const text = await answer.text()
    const read = performance.now()
    const target = document.querySelector('[data-board], #bare')
    // The live line may have been quicker than the answer: then it is shown already.
    if (Number(target.dataset.at) >= JSON.parse(text).at) window.times.push([read - clicked, 0])
    else draw(target, clicked, read)
    return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } })
  }
  const draw = (target, clicked, read) => {
    const seen = new MutationObserver(() => {
      seen.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          const drawn = performance.now()
          window.times.push([drawn - clicked, drawn - read])
        }
        channel.port2.postMessage(null)
      })
    })
    seen.observe(target, { subtree: true, childList: true, attributes: true, characterData: true })
  }
}"""


#: Notes every frame with the scene that is played, and how long a click waits for the first thing that moves:
#: from the click itself, before the page has done anything about it.
FRAMES = """() => {
  window.frames_of = {}
  window.moves = []
  let [last, pressed, clicked, played] = [performance.now(), 0, 0, '']
  addEventListener('click', event => (pressed = event.timeStamp), true)
  const board = () => document.querySelector('[data-board], #bare')
  // A scene may be over before the next frame, while what it has set out still flies.
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) played = target.dataset.scene || oldValue || played
  }).observe(document.body, { subtree: true, attributeFilter: ['data-scene'], attributeOldValue: true })
  const step = (now) => {
    const scene = board()?.dataset.scene || (document.querySelector('.flier[data-flies]') ? played : '')
    if (scene) (window.frames_of[scene] ??= []).push(now - last)
    last = now
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  const ask = window.fetch
  window.fetch = (...given) => {
    if (String(given[0]).endsWith('/actions')) clicked = pressed
    return ask(...given)
  }
  const moves = () => {
    const began = clicked
    clicked = 0
    if (began) requestAnimationFrame(() => window.moves.push(performance.now() - began))
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    moves()
    return animate.apply(this, given)
  }
  // Dice tumble and flames burn by style sheets. What answers a pointer is no movement of the table.
  addEventListener('animationstart', ({ target }) => {
    if (target.closest('[data-board]') && !target.closest('[data-keys]')) moves()
  }, true)
  // What moves later is not what the click has moved.
  new MutationObserver(() => setTimeout(() => (clicked = 0)))
    .observe(document.body, { subtree: true, attributeFilter: ['data-at'] })
}"""
#: Moves a box on the bare page for so many milliseconds.
BOX = """lasts => {
  document.body.innerHTML = '<p id=bare data-scene=box>0</p>'
  const moving = document.querySelector('#bare').animate([{ translate: '0' }, { translate: '900px' }], lasts)
  return moving.finished.then(() => undefined)
}"""
FRAME = 1000 / 60
#: What was measured, how much it was, and how much it may be.
Measured = tuple[str, float, float | None]


def dropped(frames: list[float]) -> float:
    """Of a hundred frames that could have been drawn, how many were not."""
    possible = sum(max(1, round(one / FRAME)) for one in frames)
    return 100 * (possible - len(frames)) / possible


def moving(visitor: Visitor, game: str) -> list[Measured]:
    """The beginning of a game with motion, until enough flights and purchases were seen."""
    table = visitor.open_table(game, [ME, BOT])
    visitor.page.add_init_script("localStorage.setItem('speed', 'fast')")
    visitor.sit(table)
    visitor.page.evaluate(FRAMES)
    frames: dict[str, list[float]] = {}
    for _ in range(DECISIONS):
        state: Json = visitor.settled(table)
        frames = visitor.page.evaluate("() => window.frames_of")
        enough = all(len(frames.get(kind, [])) >= ENOUGH for kind in SCENES[game].values())
        if state["awaited"] is None or enough:
            break
        visitor.answer(table, state)
    rows: list[Measured] = [
        (f"{game}: frames dropped during {what}, % of {len(frames[kind])}", dropped(frames[kind]), None)
        for what, kind in SCENES[game].items()
        if frames.get(kind)
    ]
    moves: list[float] = visitor.page.evaluate("() => window.moves")
    # What else the machine does differs from minute to minute: the bare page moves right after.
    visitor.page.goto("/")
    rows.append(box_moves(visitor.page, f"a bare page after {game}"))
    if moves:
        rows.append((f"{game}: click to first movement, ms (median)", median(moves), MOVED_LIMIT))
        rows.append((f"{game}: click to first movement, ms (slowest of {len(moves)})", max(moves), None))
    return rows


def box_moves(page: Page, what: str) -> Measured:
    """The frames of one box that moves over an empty page."""
    page.evaluate(FRAMES)
    page.evaluate(BOX, 4000)
    frames: list[float] = page.evaluate("() => window.frames_of.box")
    return (f"{what}: frames dropped while a box moves, % of {len(frames)}", dropped(frames), None)


def memory(page: Page) -> float:
    """Megabytes that the page holds, with nothing left to collect."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return float(used) / 1e6


#: Where the built app lies.
ASSETS = Path(__file__).parents[1] / "src" / "spacerace" / "_web" / "assets"


def weigh(visitor: Visitor, path: str, ready: str, *, sounds: bool = False) -> float:
    """Kilobytes that come over the wire when somebody opens this first; ``sounds`` come with it."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    came: list[float] = []
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    visitor.page.goto(path)
    visitor.page.wait_for_selector(ready)
    if sounds:
        maker = next(ASSETS.glob("synth-*.js")).name
        visitor.page.evaluate("name => fetch('/assets/' + name).then(one => one.text())", maker)
    visitor.page.wait_for_load_state("networkidle")
    session.send("Network.setCacheDisabled", {"cacheDisabled": False})
    session.detach()
    return sum(came) / 1000


#: Milliseconds from a click to its picture, and from the server's answer to the picture.
Times = list[tuple[float, float]]


def times_of(page: Page, count: int) -> Times:
    """What was noted, when there is so much; then it is forgotten."""
    page.wait_for_function("count => window.times.length >= count", arg=count)
    return [(click, answer) for click, answer in page.evaluate("() => window.times.splice(0)")]


def click_times(visitor: Visitor, table: str, until: int | None) -> Times:
    """The clicks of this stretch of a game."""
    visitor.page.evaluate(WATCH)
    found: Times = []
    while until is None or len(found) < until:
        state: Json = visitor.settled(table)
        if state["awaited"] is None:
            break
        visitor.answer(table, state)
        found += times_of(visitor.page, 1)
    return found


def bare_times(visitor: Visitor) -> Times:
    """The same for a page that has nothing but a line of text to change."""
    page = visitor.page
    page.goto("/")
    page.evaluate("() => { document.body.innerHTML = '<p id=bare>0</p>' }")
    page.evaluate(WATCH)
    one = """async n => {
      const answer = await fetch('/api/tables/none/actions', { method: 'POST', body: '{}',
        headers: { 'content-type': 'application/json' } })
      await answer.text()
      document.querySelector('#bare').textContent = n
    }"""
    found: Times = []
    for number in range(CLICKS):
        page.evaluate(one, number)
        found += times_of(page, 1)
    return found


def told(what: str, times: Times, limit: float | None) -> list[Measured]:
    """Clicks as rows."""
    clicks, answers = zip(*times, strict=True)
    return [
        (f"{what}: click to picture, ms (median)", median(clicks), None),
        (f"{what}: answer to picture, ms (median)", median(answers), None),
        (f"{what}: answer to picture, ms (slowest of {len(times)})", max(answers), limit),
    ]


def measure() -> list[Measured]:
    """What was measured, with its limit."""
    program = find_chromium()
    if program is None:
        raise SystemExit("There is no Chromium: on Debian and Ubuntu 'sudo apt install chromium'.")
    rows: list[Measured] = []
    parts = 2 + 2 * len(PLAYERS)
    with (
        tempfile.TemporaryDirectory() as data,
        real_server(f"sqlite+aiosqlite:///{data}/race.db", Path(data)) as server,
        sync_playwright() as playwright,
        progress_bar("browser") as bar,
    ):
        chromium: Any = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        visitors = Visitors(chromium, server.address)
        rows.append(("first visit of the home page, kB", weigh(visitors.arrive(), "/", "h1"), HOME_LIMIT))
        bar(1, parts)
        bare = bare_times(visitors.arrive())
        rows += told("a bare page", bare, None)
        box = visitors.arrive(motion=True).page
        box.goto("/")
        rows.append(("a bare page: memory, MB", memory(box), None))
        rows.append(box_moves(box, "a bare page"))
        bar(2, parts)
        for number, (game, players) in enumerate(PLAYERS.items()):
            first, ann = visitors.arrive(), visitors.arrive()
            table = first.open_table(game, [ME, *[BOT] * (players - 1)])
            size = weigh(first, f"/t/{table}", "[data-board]", sounds=True)
            rows.append((f"first visit of a table of {game}, with its sounds, kB", size, TABLE_LIMIT))
            bar(3 + 2 * number, parts)
            table = ann.open_table(game, [ME, *[BOT] * (players - 1)])
            ann.sit(table)
            early = click_times(ann, table, CLICKS)
            begun = memory(ann.page)
            late = click_times(ann, table, None)[-CLICKS:]
            for when, times in (("early", early), ("late", late)):
                rows += told(f"{game}, {when}", times, SHOWN_LIMIT)
            rows.append((f"{game}: memory after {CLICKS} clicks, MB", begun, None))
            rows.append((f"{game}: memory after a whole game, MB", memory(ann.page), None))
            rows += moving(visitors.arrive(motion=True), game)
            bar(4 + 2 * number, parts)
        chromium.close()
    return rows


def main() -> None:
    """Measure, and say it as a table."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    print("| what | measured | at most |\n| --- | ---: | ---: |")
    for what, value, limit in measure():
        print(f"| {what} | {value:.1f} | {'' if limit is None else f'{limit:g}'} |")


if __name__ == "__main__":
    main()
