import { expect, test } from 'vitest'
import { createTestClock } from '../../testing/index.ts'
import { createConfetti } from './createConfetti.ts'

test('[SHELL-015] confetti falls for 3 seconds', async () => {
  const clock = createTestClock()
  const confetti = createConfetti(clock)
  confetti.celebrate()
  await clock.advance(2999)
  expect(confetti.getState()).not.toBeNull()
  await clock.advance(1)
  expect(confetti.getState()).toBeNull()
})

test('a second win restarts the confetti', async () => {
  const clock = createTestClock()
  const confetti = createConfetti(clock)
  confetti.celebrate()
  const first = confetti.getState()?.id
  await clock.advance(2000)
  confetti.celebrate()
  await clock.advance(2999)
  expect(confetti.getState()?.id).not.toBe(first)
  await clock.advance(1)
  expect(confetti.getState()).toBeNull()
})
