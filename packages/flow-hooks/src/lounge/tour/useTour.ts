'use client'

import { TOUR_SLIDES, tourState, type TourSlide, type TourState } from '@players-club/domain-models'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { keep, readKept } from '../../club/keptValue.ts'
import { tourMachine } from './tour.machine.ts'

const KEPT = 'players-club.tour'

/** What `useTour` returns: the slides, which of them is shown, and the verbs. */
export type Tour = {
  readonly isOpen: boolean
  /** Which slide is on show, counted from 0. */
  readonly slide: number
  readonly slides: readonly TourSlide[]
  /** How the tour ended last time. */
  kept(): TourState | null
  open(): void
  /** To the next slide; after the last one the tour is completed. */
  next(): void
  back(): void
  /** Away before its end. */
  skip(): void
}

/** The tour through the lounge. It opens when it is asked for, never by itself. */
export function useTour(): Tour {
  const { playerStorage } = useClub()
  const [stage, send] = useMachine(tourMachine, ({ state }) => keep(playerStorage.local, KEPT, state))
  return useStableVerbs({
    isOpen: stage.at === 'open',
    slide: stage.at === 'open' ? stage.slide : 0,
    slides: TOUR_SLIDES,
    kept: () => readKept(playerStorage.local, KEPT, tourState),
    open: () => send({ type: 'opened' }),
    next: () => send({ type: 'turned', by: 1 }),
    back: () => send({ type: 'turned', by: -1 }),
    skip: () => send({ type: 'left' }),
  })
}
