import { expect, test } from 'vitest'
import { tourMachine, type TourEvent, type TourStage } from './tour.machine.ts'

const { initial, transition } = tourMachine
const next: TourEvent = { type: 'turned', by: 1 }
const back: TourEvent = { type: 'turned', by: -1 }

test('[TOUR-002] stepping through gives five slides, and then the tour is over', () => {
  let state: TourStage = transition(initial, { type: 'opened' })[0]
  const seen: number[] = []
  while (state.at === 'open') {
    seen.push(state.slide)
    state = transition(state, next)[0]
  }
  expect(seen).toEqual([0, 1, 2, 3, 4])
})

test('[TOUR-001] finished, the tour is kept as completed', () => {
  expect(transition({ at: 'open', slide: 4 }, next)).toEqual([
    { at: 'closed' },
    [{ type: 'keep', state: { completedTour: true, skippedTour: false } }],
  ])
})

test.each([0, 2, 4])('[TOUR-001] left on slide %i, it is kept as skipped', slide => {
  expect(transition({ at: 'open', slide }, { type: 'left' })).toEqual([
    { at: 'closed' },
    [{ type: 'keep', state: { completedTour: false, skippedTour: true } }],
  ])
})

test('back goes to the slide before, and not before the first', () => {
  expect(transition({ at: 'open', slide: 2 }, back)[0]).toEqual({ at: 'open', slide: 1 })
  expect(transition({ at: 'open', slide: 0 }, back)[0]).toEqual({ at: 'open', slide: 0 })
})

test('[TOUR-002] closed, it opens when it is asked for and by nothing else', () => {
  for (const event of [next, back, { type: 'left' } as const])
    expect(transition(initial, event)).toEqual([initial, []])
})
