import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useTour } from './useTour.ts'

test('[TOUR-001] the browser stores whether the tour was completed or skipped', async () => {
  const tab = createTestClub()
  const { result } = await renderHook(useTour, { wrapper: tab.Wrapper })
  expect(result.current).toMatchObject({ isOpen: false, slide: 0 })
  expect(result.current.kept()).toBeNull()
  const step = async (act: () => void) => {
    act()
    await tab.browser.settled()
  }
  await step(result.current.open)
  expect(result.current.slides).toHaveLength(5)
  await step(result.current.skip)
  expect(result.current.kept()).toEqual({ completedTour: false, skippedTour: true })
  await step(result.current.open)
  for (let slide = 0; slide < 5; slide += 1) await step(result.current.next)
  expect(result.current.isOpen).toBe(false)
  expect(result.current.kept()).toEqual({ completedTour: true, skippedTour: false })
})

test('[TOUR-001] one player’s tour state is not shown to the next', async () => {
  const tab = createTestClub({ initial: { session: testSession() } })
  const { result } = await renderHook(() => ({ tour: useTour(), club: useClub() }), { wrapper: tab.Wrapper })
  result.current.tour.open()
  await tab.browser.settled()
  result.current.tour.skip()
  expect(result.current.tour.kept()).toMatchObject({ skippedTour: true })
  result.current.club.session.begin(testSession('poor'))
  expect(result.current.tour.kept()).toBeNull()
})
