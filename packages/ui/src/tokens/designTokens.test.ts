import { expect, test } from 'vitest'
import written from '../../tokens.json'
import { designTokens } from './designTokens.ts'

test('tokens.json is what the tokens say; `pnpm --filter @players-club/ui tokens` writes it anew', () => {
  expect(written).toEqual(designTokens())
})

test('a colour is written in the DTCG form', () => {
  expect(written.color['players-club-light'].surface.raised).toEqual({
    $value: { colorSpace: 'oklch', components: [1, 0, 0], alpha: 1 },
  })
})
