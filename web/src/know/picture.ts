/** The result of a game as a picture, drawn here: names, points, and a sky. */

import type { PointsTable, TableInfo } from '../lib/types'
import { inkOf, nameOf } from './seats'

/** The size that link previews have everywhere. */
const [WIDTH, HEIGHT] = [1200, 630]
const FONT = "'Instrument Sans', sans-serif"

/** A PNG of the result. */
export async function pictureOf(table: TableInfo, points: PointsTable, title: string, headline: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  drawSky(brush, table.id)
  brush.fillStyle = '#ffffff'
  brush.font = `700 64px ${FONT}`
  brush.fillText(title, 60, 100, WIDTH - 120)
  brush.font = `500 34px ${FONT}`
  brush.fillStyle = '#cfd8ea'
  brush.fillText(headline, 60, 156, WIDTH - 120)
  drawScores(brush, table, points)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function drawSky(brush: CanvasRenderingContext2D, id: string): void {
  const sky = brush.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#0a1024')
  sky.addColorStop(1, '#1b2f57')
  brush.fillStyle = sky
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  // Every table has stars of its own, and always the same ones.
  let seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const next = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32
  brush.fillStyle = '#ffffff'
  for (let star = 0; star < 140; star += 1) {
    brush.globalAlpha = 0.2 + 0.6 * next()
    brush.beginPath()
    brush.arc(next() * WIDTH, next() * HEIGHT, 0.6 + 1.4 * next(), 0, 2 * Math.PI)
    brush.fill()
  }
  brush.globalAlpha = 1
  brush.fillStyle = '#f4f1ea'
  brush.beginPath()
  brush.arc(WIDTH - 90, HEIGHT + 40, 230, 0, 2 * Math.PI)
  brush.fill()
}

function drawScores(brush: CanvasRenderingContext2D, table: TableInfo, points: PointsTable): void {
  const seats = points.scores.map((_, seat) => seat)
  const won = (seat: number): number => Number(points.winners.includes(seat))
  seats.sort((one, two) => won(two) - won(one) || (points.scores[two] ?? 0) - (points.scores[one] ?? 0))
  const most = Math.max(1, ...points.scores)
  const row = Math.min(84, 400 / seats.length)
  seats.forEach((seat, place) => {
    const y = 230 + place * row
    const score = points.scores[seat] ?? 0
    brush.font = `${won(seat) ? 700 : 500} ${Math.round(row * 0.42)}px ${FONT}`
    brush.fillStyle = '#ffffff'
    brush.fillText(nameOf(table, seat), 60, y, 330)
    brush.fillStyle = 'rgb(255 255 255 / 14%)'
    brush.fillRect(410, y - row * 0.34, 480, row * 0.4)
    brush.fillStyle = resolved(inkOf(table, seat))
    brush.fillRect(410, y - row * 0.34, 480 * Math.max(0, score / most), row * 0.4)
    brush.fillStyle = '#ffffff'
    brush.fillText(String(score), 915, y)
  })
}

/** A colour that a canvas understands: it knows no custom properties. */
function resolved(colour: string): string {
  const probe = document.createElement('span')
  probe.style.color = colour
  document.body.append(probe)
  const found = getComputedStyle(probe).color
  probe.remove()
  return found
}
