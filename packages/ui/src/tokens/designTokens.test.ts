import { expect, test } from 'vitest'
import written from '../../tokens.json'
import { designTokens } from './designTokens.ts'

test('tokens.json matches the tokens; `pnpm --filter @players-club/ui tokens` regenerates it', () => {
  expect(written).toEqual(designTokens())
})

test('a colour is written in the DTCG format', () => {
  expect(written.color['players-club-light'].surface.raised).toEqual({
    $value: { colorSpace: 'oklch', components: [1, 0, 0], alpha: 1 },
  })
})
