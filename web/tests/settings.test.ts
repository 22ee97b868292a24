import { beforeEach, expect, test, vi } from 'vitest'
import { kept, languageName, pickLanguage, rememberSeat, seatTokens, settings } from '../src/lib/settings.svelte'

beforeEach(() => localStorage.clear())

test('the first language that the server has, else English', () => {
  expect(pickLanguage(['pt-BR', 'de-AT', 'en'], ['en', 'de'])).toBe('de')
  expect(pickLanguage(['pt'], ['en', 'de'])).toBe('en')
  expect(languageName('de')).toBe('Deutsch')
})

test('what was chosen is kept', () => {
  settings.theme = 'dark'
  settings.sound = false
  settings.name = 'Ann'
  expect(['theme', 'sound', 'name'].map((key) => localStorage.getItem(key))).toEqual(['dark', 'off', 'Ann'])
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('how loud it is and how fast is kept, and nonsense is not', async () => {
  settings.volume = 25
  settings.speed = 'fast'
  settings.sound = false
  settings.guesses = true
  vi.resetModules()
  const again = (await import('../src/lib/settings.svelte')).settings
  expect([again.volume, again.speed, again.sound, again.guesses]).toEqual([25, 'fast', false, true])
  localStorage.removeItem('guesses')
  localStorage.setItem('volume', 'loud')
  localStorage.setItem('speed', 'warp')
  vi.resetModules()
  const usual = (await import('../src/lib/settings.svelte')).settings
  expect([usual.volume, usual.speed, usual.guesses]).toEqual([60, 'normal', false])
})

test('the words of personal links are kept by table and seat', () => {
  rememberSeat('tee', 0, 'one')
  rememberSeat('tee', 1, 'two')
  expect(seatTokens('tee')).toEqual({ 0: 'one', 1: 'two' })
  expect(seatTokens('other')).toEqual({})
  localStorage.setItem('seat:tee', '{')
  expect(seatTokens('tee')).toEqual({})
})

test('where storage is blocked the page remembers', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  kept.set('colour', 'red')
  expect(kept.get('colour')).toBe('red')
  blocked.mockRestore()
})
