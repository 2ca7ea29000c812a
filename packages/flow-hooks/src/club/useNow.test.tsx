import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../testing/index.ts'
import { useNow, useToday } from './useNow.ts'

const renderedAt = '2026-11-20T19:00:00.000Z'
const laterBy = (ms: number) => new Date(Date.parse(renderedAt) + ms)

async function openNow() {
  const { browser, Wrapper: wrapper } = createTestClub({ initial: { renderedAt } })
  const hook = await renderHook(() => ({ now: useNow(), today: useToday() }), { wrapper })
  return { clock: browser.clock, ...hook }
}

const lookAtThePage = () => document.dispatchEvent(new Event('visibilitychange'))

test('the moment is that of the rendering while the page is younger than a minute', async () => {
  const { clock, result, rerender } = await openNow()
  await clock.advance(59_999)
  await rerender()
  expect(result.current.now).toEqual(new Date(renderedAt))
})

test('the moment is the present one when the player comes back to the page', async () => {
  const { clock, result } = await openNow()
  await clock.advance(3_600_000)
  lookAtThePage()
  await expect.poll(() => result.current.now).toEqual(laterBy(3_600_000))
})

test('the moment follows a correction of the clock, in both directions', async () => {
  const { clock, result } = await openNow()
  await clock.correct(3_600_000)
  await expect.poll(() => result.current.now).toEqual(laterBy(3_600_000))
  await clock.correct(-7_200_000)
  await expect.poll(() => result.current.now).toEqual(laterBy(-3_600_000))
})

test('the day is another one after midnight at the lottery, as soon as the page renders', async () => {
  const { clock, result, rerender } = await openNow()
  expect(result.current.today).toBe('2026-11-20')
  await clock.advance(12 * 3_600_000)
  await rerender()
  expect(result.current.today).toBe('2026-11-21')
})
