"""What cannot be read on a table: letters that are too small, words that are cut off, parts that scroll."""

from __future__ import annotations

from playwright.sync_api import Page

#: The sizes that tables are made for.
SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (1024, 768))

#: Texts that are below 12 px, outside the window or cut by what holds them; and parts that scroll, where the
#: whole table has room. The log and what happened meanwhile may.
_FAULTS = r"""({ least, scrolling, names }) => {
    const board = document.querySelector('[data-board]'), found = new Set()
    const words = walker => {
        const all = []
        while (walker.nextNode()) if (walker.currentNode.data.trim()) all.push(walker.currentNode)
        return all
    }
    const parents = function* (one) {
        for (; one && one !== board.parentElement; one = one.parentElement) yield one
    }
    const hidden = one => getComputedStyle(one).clipPath !== 'none'
    const spoken = one => one.closest('title') || [...parents(one)].some(hidden)
    for (const node of words(document.createTreeWalker(board, NodeFilter.SHOW_TEXT))) {
        const one = node.parentElement, text = node.data.trim().slice(0, 40)
        const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!seen || spoken(one)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const rects = [...range.getClientRects()].filter(rect => rect.width && rect.height)
        if (!rects.length) continue
        const drawn = one.closest('svg') ? one.getScreenCTM().a : 1
        const size = parseFloat(getComputedStyle(one).fontSize) * drawn
        if (size < least) found.add(`${size.toFixed(1)} px: ${text}`)
        // What people call themselves may be longer than any place for it.
        if (names.includes(text)) continue
        for (const up of parents(one)) {
            const { overflowX, overflowY } = getComputedStyle(up), box = up.getBoundingClientRect()
            if ([overflowX, overflowY].some(how => how === 'auto' || how === 'scroll')) break
            const wide = rects.some(rect => rect.right > box.right + 1.5 || rect.left < box.left - 1.5)
            const high = rects.some(rect => rect.bottom > box.bottom + 3 || rect.top < box.top - 3)
            const cut = (overflowX !== 'visible' && wide) || (overflowY !== 'visible' && high)
            if (cut) found.add(`cut: ${text}`)
        }
        const outside = rect => rect.right > innerWidth + 1 || rect.bottom > innerHeight + 3
        const out = !scrolling && !one.closest('.log, .meanwhile') && rects.some(outside)
        if (out) found.add(`outside: ${text}`)
    }
    if (scrolling) return [...found]
    for (const one of board.querySelectorAll('*')) {
        const { overflowX, overflowY } = getComputedStyle(one)
        const scrolls = /auto|scroll/.test(overflowY)
        if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
            found.add(`scrolls sideways by ${one.scrollWidth - one.clientWidth}: ${one.className}`)
        if (scrolls && !one.closest('.log, .meanwhile') && one.scrollHeight > one.clientHeight + 1)
            found.add(`scrolls by ${one.scrollHeight - one.clientHeight}: ${one.className}`)
    }
    for (let one = board; one; one = one.parentElement)
        if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
            found.add(`the page scrolls: ${one.tagName}`)
    return [...found]
}"""

#: Texts that stand outside of the card, the zone or the button that they belong to.
_SPILLS = r"""({ names }) => {
    const board = document.querySelector('[data-board]'), found = new Set()
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement, text = walker.currentNode.data.trim().slice(0, 40)
        if (!text || names.includes(text) || one.closest('title, .log, .meanwhile, .badge')) continue
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const rects = [...range.getClientRects()].filter(rect => rect.width > 1 && rect.height)
        for (let up = one; up && up !== board; up = up.parentElement) {
            const style = getComputedStyle(up)
            if (style.clipPath !== 'none' || /auto|scroll/.test(style.overflowX + style.overflowY)) break
            if (!up.matches('button, section, figure, li:has(> button), .face')) continue
            const box = up.getBoundingClientRect()
            const out = rect => rect.left < box.left - 2 || rect.right > box.right + 2
                || rect.top < box.top - 3 || rect.bottom > box.bottom + 3
            if (rects.some(out)) found.add(`spills over ${up.tagName} ${up.className}: ${text}`)
        }
    }
    return [...found]
}"""

#: Names of cards that are broken inside of a syllable: a line ends without a space or a hyphen.
_TORN = r"""() => {
    const found = new Set()
    for (const name of document.querySelectorAll('[data-board] .face .name')) {
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
            const node = walker.currentNode, range = document.createRange()
            let line = null, before = ''
            for (let at = 0; at < node.data.length; at++) {
                range.setStart(node, at)
                range.setEnd(node, at + 1)
                const letter = node.data[at], boxes = [...range.getClientRects()]
                const box = boxes.findLast(one => one.width > 0.5)
                if (box && letter !== '\u00ad') {
                    const breaks = line !== null && box.top > line + 4
                    if (breaks && !/[\s\u00ad-]/.test(before)) found.add(node.data)
                    line = box.top
                }
                before = letter
            }
        }
    }
    return [...found].map(name => `torn: ${name}`)
}"""

#: The smallest letters, in pixels; browsers round.
LEAST = 11.9


def faults(page: Page, *, scrolling: bool = False, names: list[str] | None = None) -> list[str]:
    """What cannot be read on the board; ``scrolling`` where parts of it may be swiped and scrolled."""
    found: list[str] = page.evaluate(_FAULTS, {"least": LEAST, "scrolling": scrolling, "names": names or []})
    return found


def spills(page: Page, names: list[str] | None = None) -> list[str]:
    """What stands outside of its card, zone or button on the board."""
    found: list[str] = page.evaluate(_SPILLS, {"names": names or []})
    return found


def torn(page: Page) -> list[str]:
    """The names of cards that are broken inside of a syllable."""
    found: list[str] = page.evaluate(_TORN)
    return found
