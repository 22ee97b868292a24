/** The large die of 1969. */

import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import BigDie from '../src/games/nineteen69/BigDie.svelte'

const blanks = (props: { face: null; air: boolean }): number =>
  render(BigDie, { ...props, name: 'die' }).container.querySelectorAll('.blank').length

test('a die in the air has no empty side; one that is still to be cast has', () => {
  expect(blanks({ face: null, air: true })).toBe(0)
  expect(blanks({ face: null, air: false })).toBe(1)
})
