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

test('[TOUR-002] stepping through shows five slides, then ends the tour', async () => {
  const { result } = await renderHook(useTour, { wrapper: createTestClub().Wrapper })
  result.current.open()
  for (const slide of [0, 1, 2, 3, 4]) {
    await expect.poll(() => result.current).toMatchObject({ isOpen: true, slide })
    result.current.next()
  }
  await expect.poll(() => result.current.isOpen).toBe(false)
})

test('two presses before the next render turn two slides', async () => {
  const { result } = await renderHook(useTour, { wrapper: createTestClub().Wrapper })
  result.current.open()
  result.current.next()
  result.current.next()
  await expect.poll(() => result.current.slide).toBe(2)
})

test('back shows the previous slide, and stays on the first slide', async () => {
  const { result } = await renderHook(useTour, { wrapper: createTestClub().Wrapper })
  result.current.open()
  result.current.next()
  result.current.next()
  result.current.back()
  await expect.poll(() => result.current.slide).toBe(1)
  result.current.back()
  result.current.back()
  await expect.poll(() => result.current).toMatchObject({ isOpen: true, slide: 0 })
  result.current.next()
  await expect.poll(() => result.current.slide).toBe(1)
})

test.each([0, 2, 4])('[TOUR-001] leaving on slide %i stores the tour as skipped', async slide => {
  const { result } = await renderHook(useTour, { wrapper: createTestClub().Wrapper })
  result.current.open()
  for (let turned = 0; turned < slide; turned += 1) result.current.next()
  await expect.poll(() => result.current).toMatchObject({ isOpen: true, slide })
  result.current.skip()
  await expect.poll(() => result.current.isOpen).toBe(false)
  expect(result.current.kept()).toEqual({ completedTour: false, skippedTour: true })
})

test('[TOUR-001] a completed tour stays completed when it is opened again and left before its end', async () => {
  const { result } = await renderHook(useTour, { wrapper: createTestClub().Wrapper })
  result.current.open()
  for (let slide = 0; slide < 5; slide += 1) result.current.next()
  result.current.open()
  await expect.poll(() => result.current).toMatchObject({ isOpen: true, slide: 0 })
  result.current.skip()
  await expect.poll(() => result.current.isOpen).toBe(false)
  expect(result.current.kept()).toEqual({ completedTour: true, skippedTour: false })
})

test('[TOUR-001] a tour that could not be loaded closes, and is not stored as skipped', async () => {
  const { result } = await renderHook(useTour, { wrapper: createTestClub().Wrapper })
  result.current.open()
  await expect.poll(() => result.current.isOpen).toBe(true)
  result.current.miss()
  await expect.poll(() => result.current.isOpen).toBe(false)
  expect(result.current.kept()).toBeNull()
})

test('[TOUR-002] the tour opens on request only', async () => {
  const { result, rerender } = await renderHook(useTour, { wrapper: createTestClub().Wrapper })
  for (const act of [result.current.next, result.current.back, result.current.skip, result.current.miss]) {
    act()
    await rerender()
    expect(result.current.isOpen).toBe(false)
    expect(result.current.kept()).toBeNull()
  }
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
