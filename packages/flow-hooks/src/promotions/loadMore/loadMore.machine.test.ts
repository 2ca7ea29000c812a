import { progressivePromotion, runningPromotion } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { loadMoreMachine } from './loadMore.machine.ts'

const { initial, transition } = loadMoreMachine

test('[PROMO-002] pages are loaded one after the other, each once', () => {
  const [loading, effects] = transition(initial, { type: 'asked' })
  expect(effects).toEqual([{ type: 'load', page: 1 }])
  expect(transition(loading, { type: 'asked' })).toEqual([loading, []])
  const [one] = transition(loading, { type: 'arrived', content: [runningPromotion] })
  expect(one).toEqual({ at: 'idle', more: [runningPromotion], pages: 1 })
  const [again, next] = transition(one, { type: 'asked' })
  expect(next).toEqual([{ type: 'load', page: 2 }])
  expect(transition(again, { type: 'arrived', content: [progressivePromotion] })[0].more).toEqual([
    runningPromotion,
    progressivePromotion,
  ])
})

test('a page that failed to load can be retried, and nothing is lost', () => {
  const [loading] = transition({ at: 'idle', more: [runningPromotion], pages: 1 }, { type: 'asked' })
  const [failed] = transition(loading, { type: 'load-failed' })
  expect(failed).toEqual({ at: 'failed', more: [runningPromotion], pages: 1 })
  expect(transition(failed, { type: 'asked' })[1]).toEqual([{ type: 'load', page: 2 }])
})

test('an unexpected answer changes nothing', () => {
  expect(transition(initial, { type: 'arrived', content: [runningPromotion] })).toEqual([initial, []])
  expect(transition(initial, { type: 'load-failed' })).toEqual([initial, []])
})
