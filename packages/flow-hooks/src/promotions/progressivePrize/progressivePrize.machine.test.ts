import { expect, test } from 'vitest'
import { progressivePrizeMachine } from './progressivePrize.machine.ts'

const { initial, start, transition } = progressivePrizeMachine
const prize = (drawId: number, amount = 100) => ({ drawId, amount, maximum: 1000 })
const arrived = (drawId: number, amount?: number) =>
  ({ type: 'prize-arrived', prize: prize(drawId, amount), knownDrawId: 1 }) as const

test('[PROMO-010] the prize is polled at an interval', () => {
  expect(start).toEqual([{ type: 'wait' }])
  expect(transition(initial, { type: 'due' })).toEqual([initial, [{ type: 'fetchPrize' }]])
  expect(transition(initial, arrived(1, 125))).toEqual([
    { ...initial, prize: prize(1, 125) },
    [{ type: 'wait' }],
  ])
  expect(transition(initial, { type: 'prize-failed' })).toEqual([initial, [{ type: 'wait' }]])
})

test('[PROMO-010] the draw date is requested again only when the draw’s id changes', () => {
  let state = initial
  const fetched: unknown[] = []
  for (const drawId of [1, 1, 2, 2]) {
    const [next, effects] = transition(state, arrived(drawId))
    fetched.push(...effects.filter(({ type }) => type === 'fetchDraw'))
    state = next
  }
  expect(fetched).toEqual([{ type: 'fetchDraw', drawId: 2 }])
  const [dated] = transition(state, { type: 'draw-arrived', drawDate: '2026-12-04T19:00:00.000Z' })
  expect(dated).toMatchObject({ drawDate: '2026-12-04T19:00:00.000Z', prize: prize(2) })
})

test('[PROMO-010] a draw date that could not be loaded is requested again with the next prize', () => {
  const [changed] = transition(initial, arrived(2))
  const [failed] = transition(changed, { type: 'draw-failed' })
  expect(transition(failed, arrived(2))).toEqual([
    failed,
    [{ type: 'fetchDraw', drawId: 2 }, { type: 'wait' }],
  ])
})

test('polling stops without a running draw', () => {
  const [stopped, effects] = transition(initial, { type: 'prize-arrived', prize: null, knownDrawId: 1 })
  expect(effects).toEqual([])
  expect(transition(stopped, { type: 'due' })).toEqual([stopped, []])
})
