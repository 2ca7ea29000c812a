import { expect, test } from 'vitest'
import { DEMO_DRAWINGS } from '../lounge/demoDrawings.ts'
import { DEMO_COUPONS } from '../rewards/demoCoupons.ts'
import { DEMO_DRAW_REWARDS } from '../rewards/demoDrawRewards.ts'
import { DEMO_OTHER_REWARDS } from '../rewards/demoOtherRewards.ts'
import { longHistory } from './longHistory.ts'

const [POINTS, TOKENS] = [25_000, 5_000]
const events = longHistory('player', POINTS, TOKENS)

const prices = new Map([
  ...DEMO_DRAWINGS.map(({ texts, amount }) => [texts.en.title, amount] as const),
  ...[...DEMO_COUPONS, ...DEMO_DRAW_REWARDS, ...DEMO_OTHER_REWARDS].map(
    ({ en, amount }) => [en.title, amount] as const,
  ),
])

test('each redemption of the demo’s history costs the price of what it names', () => {
  const redemptions = events.filter(({ transfer }) => transfer.kind === 'REDEMPTION')
  expect(redemptions).toHaveLength(6)
  for (const { transfer } of redemptions) {
    const { quantity, entries } = transfer.details as { quantity?: number; entries?: number }
    const [leg] = transfer.legs
    const count = quantity ?? entries ?? 0
    expect(count).toBeGreaterThan(0)
    expect([transfer.description, leg?.amount]).toEqual([
      transfer.description,
      (prices.get(transfer.description) ?? Number.NaN) * count,
    ])
  }
})

test.each([
  ['points', POINTS],
  ['tokens', TOKENS],
])('the demo’s history of %s adds up to the balance', (currency, balance) => {
  const sum = events
    .flatMap(({ transfer }) => transfer.legs)
    .filter(leg => leg.currency === currency)
    .reduce((all, { to, amount }) => all + ('playerId' in to ? amount : -amount), 0)
  expect(sum).toBe(balance)
})

test('no movement of the demo’s history is negative, the first one too', () => {
  for (const { transfer } of events) for (const { amount } of transfer.legs) expect(amount).toBeGreaterThan(0)
})
