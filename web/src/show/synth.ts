/** All sounds, made by the browser itself from tones and noise: there are no files. Loaded with the first sound. */

import type { Sound } from './sounds'

/** A tone that slides from one pitch to another, or noise behind a filter that does. */
type Voice = {
  /** Seconds after the beginning, and how long it takes. */
  at: number
  lasts: number
  /** Pitch in hertz; of noise, where its filter stands. */
  from: number
  to?: number
  loud: number
  wave?: OscillatorType
  noise?: boolean
}

const tone = (at: number, lasts: number, from: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  ...{ at, lasts, from, loud },
  ...more,
})
const noise = (at: number, lasts: number, from: number, loud: number, to = from): Voice => ({
  ...{ at, lasts, from, to, loud, noise: true },
})
/** Five knocks, each a little earlier than one expects. */
const ROLL = [0, 0.07, 0.13, 0.18, 0.22]

const SOUNDS: Record<Sound, Voice[]> = {
  card: [noise(0, 0.09, 2600, 0.35, 900), noise(0.05, 0.05, 1400, 0.16)],
  coin: [tone(0, 0.12, 1318, 0.16), tone(0.06, 0.3, 1976, 0.2), tone(0.06, 0.2, 3952, 0.04)],
  ignition: [
    noise(0, 1.3, 180, 0.7, 900),
    noise(0.15, 1.1, 70, 0.6, 240),
    tone(0, 1.2, 46, 0.35, { to: 90, wave: 'sawtooth' }),
  ],
  rising: [tone(0, 0.26, 392, 0.16, { to: 784, wave: 'triangle' }), noise(0, 0.24, 500, 0.12, 2200)],
  arrival: [523.25, 659.25, 783.99, 1046.5].map((pitch, at) =>
    tone(at * 0.11, at === 3 ? 0.9 : 0.3, pitch, 0.17, { wave: 'triangle' }),
  ),
  failure: [
    tone(0, 0.4, 311, 0.2, { to: 220, wave: 'triangle' }),
    tone(0.28, 0.8, 207, 0.22, { to: 98, wave: 'triangle' }),
    noise(0.28, 0.7, 300, 0.35, 60),
  ],
  dice: ROLL.flatMap((at, one) => [noise(at, 0.05, 1500 + 260 * (one % 3), 0.4, 500), tone(at, 0.04, 330, 0.08)]),
  spy: [tone(0, 0.2, 220, 0.14, { wave: 'triangle' }), tone(0.16, 0.5, 233.1, 0.16, { wave: 'triangle' })],
  turn: [tone(0, 0.5, 659.25, 0.2), tone(0.16, 0.5, 880, 0.2)],
  win: [523.25, 523.25, 523.25, 659.25, 783.99, 1046.5].map((pitch, at) =>
    tone([0, 0.12, 0.24, 0.36, 0.54, 0.76][at]!, at === 5 ? 1.4 : 0.28, pitch, 0.2, { wave: 'triangle' }),
  ),
}

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** A second of noise, the same each time. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  let seed = 7
  const samples = hiss.getChannelData(0)
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 1664525 + 1013904223) % 4294967296
    samples[at] = seed / 2147483648 - 1
  }
  return hiss
}

function source(context: AudioContext, voice: Voice, start: number): [AudioScheduledSourceNode, AudioNode] {
  const end = start + voice.lasts
  const slide = (parameter: AudioParam): void => {
    parameter.setValueAtTime(voice.from, start)
    if (voice.to) parameter.exponentialRampToValueAtTime(voice.to, end)
  }
  if (!voice.noise) {
    const made = context.createOscillator()
    made.type = voice.wave ?? 'sine'
    slide(made.frequency)
    return [made, made]
  }
  const made = context.createBufferSource()
  made.buffer = noiseOf(context)
  made.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 0.8
  slide(filter.frequency)
  made.connect(filter)
  return [made, filter]
}

/** Play a sound; ``volume`` is between 0 and 1. */
export function play(sound: Sound, volume: number): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const begin = audio.currentTime + 0.01
  for (const voice of SOUNDS[sound]) {
    const start = begin + voice.at
    const [made, last] = source(audio, voice, start)
    const loud = audio.createGain()
    loud.gain.setValueAtTime(0.0001, start)
    loud.gain.exponentialRampToValueAtTime(
      Math.max(0.0002, voice.loud * volume),
      start + Math.min(0.02, voice.lasts / 4),
    )
    loud.gain.exponentialRampToValueAtTime(0.0001, start + voice.lasts)
    last.connect(loud).connect(audio.destination)
    made.start(start)
    made.stop(start + voice.lasts + 0.05)
  }
}
