import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../testing/index.ts'
import { useCountdown } from './useCountdown.ts'

async function counting(seconds: number) {
  const { browser, Wrapper: wrapper } = createTestClub()
  const { clock } = browser
  const endsAt = clock.now().getTime() + seconds * 1000
  const { result } = await renderHook(() => useCountdown(endsAt), { wrapper })
  return { clock, result }
}

test('a countdown shows the seconds left, and stays at zero', async () => {
  const { clock, result } = await counting(2)
  expect(result.current).toBe(2)
  await clock.advance(1000)
  await expect.poll(() => result.current).toBe(1)
  await clock.advance(5000)
  await expect.poll(() => result.current).toBe(0)
})

test('a countdown follows a correction of the clock at once, without the next tick', async () => {
  const { clock, result } = await counting(60)
  await clock.correct(40_000)
  await expect.poll(() => result.current).toBe(20)
})
