import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestBrowser, createTestClub } from '../testing/index.ts'
import { useAgeCheck } from './useAgeCheck.ts'

test('an age is judged by the bounds of the lottery, and by the day in its zone at that moment', async () => {
  const lottery = { minimumAge: 18, maximumAge: 110, zone: 'America/Detroit' }
  // A minute before midnight in Detroit, still 22:00 in Phoenix.
  const browser = createTestBrowser('2026-11-21T04:59:00Z')
  const { result } = await renderHook(() => useAgeCheck(), {
    wrapper: createTestClub({ browser, lottery }).Wrapper,
  })
  expect(result.current()).toEqual({ minimumAge: 18, maximumAge: 110, today: '2026-11-20' })
  await browser.clock.advance(60_000)
  expect(result.current()).toEqual({ minimumAge: 18, maximumAge: 110, today: '2026-11-21' })
})
