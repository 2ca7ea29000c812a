import { expect, test } from 'vitest'
import { tourMachine, type TourEvent, type TourStage } from './tour.machine.ts'

const { initial, transition } = tourMachine
const next: TourEvent = { type: 'turned', by: 1 }
const back: TourEvent = { type: 'turned', by: -1 }

test('[TOUR-002] stepping through shows five slides, then ends the tour', () => {
  let state: TourStage = transition(initial, { type: 'opened' })[0]
  const seen: number[] = []
  while (state.at === 'open') {
    seen.push(state.slide)
    state = transition(state, next)[0]
  }
  expect(seen).toEqual([0, 1, 2, 3, 4])
})

test('[TOUR-001] a finished tour is stored as completed', () => {
  expect(transition({ at: 'open', slide: 4 }, next)).toEqual([
    { at: 'closed' },
    [{ type: 'keep', state: { completedTour: true, skippedTour: false } }],
  ])
})

test.each([0, 2, 4])('[TOUR-001] leaving on slide %i stores the tour as skipped', slide => {
  expect(transition({ at: 'open', slide }, { type: 'left' })).toEqual([
    { at: 'closed' },
    [{ type: 'keep', state: { completedTour: false, skippedTour: true } }],
  ])
})

test('back shows the previous slide, and stays on the first', () => {
  expect(transition({ at: 'open', slide: 2 }, back)[0]).toEqual({ at: 'open', slide: 1 })
  expect(transition({ at: 'open', slide: 0 }, back)[0]).toEqual({ at: 'open', slide: 0 })
})

test('[TOUR-002] the tour opens on request only', () => {
  for (const event of [next, back, { type: 'left' } as const])
    expect(transition(initial, event)).toEqual([initial, []])
})
