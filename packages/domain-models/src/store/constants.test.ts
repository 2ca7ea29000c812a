import { expect, test } from 'vitest'
import { CARD_HOLDER_MAX, TOKEN_BUNDLE_FROM } from './constants.ts'

test('bundles start at 5,000 tokens for 5 dollars, and a card holder has at most 255 characters', () => {
  expect(TOKEN_BUNDLE_FROM).toEqual({ dollars: 5, tokens: 5000 })
  expect(CARD_HOLDER_MAX).toBe(255)
})
