import { expect, test } from 'vitest'
import { isCardHolder, isCardZip } from './paymentEntry.ts'

test('[PAY-012] a card holder is required, not blank, and has at most 255 characters', () => {
  for (const name of ['', '  ', 'x'.repeat(256)]) expect(isCardHolder(name)).toBe(false)
  for (const name of ['A B', 'x'.repeat(255)]) expect(isCardHolder(name)).toBe(true)
})

test('[PAY-012] the zip code of a card is required, not blank, and has at most 50 characters', () => {
  for (const zip of ['', ' ', '1'.repeat(51)]) expect(isCardZip(zip)).toBe(false)
  for (const zip of ['85007', '1'.repeat(50)]) expect(isCardZip(zip)).toBe(true)
})
