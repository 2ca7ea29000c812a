'use client'

import { TOUR_SLIDES, tourState, type TourSlide, type TourState } from '@players-club/domain-models'
import { useState } from 'react'
import { createStore } from '../../club/store/createStore.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { readStoredJson, storeJson } from '../../club/storedJson.ts'

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
  /** Away before its end. A tour that was completed once stays completed. */
  skip(): void
  /** It could not be loaded, so nothing of it was shown. */
  miss(): void
}

/** The tour through the lounge. It opens when it is asked for, never by itself. */
export function useTour(): Tour {
  const { playerStorage } = useClub()
  // Outside of React's state, so that two quick presses turn two slides. Null while the tour is closed.
  const [stage] = useState(() => createStore<number | null>(null))
  const slide = useStore(stage)

  function turn(by: 1 | -1) {
    const from = stage.getState()
    if (from === null) return
    if (from + by === TOUR_SLIDES.length) close({ completedTour: true, skippedTour: false })
    else stage.setState(Math.max(0, from + by))
  }
  const kept = () => readStoredJson(playerStorage.local, KEPT, tourState)
  function close(state: TourState) {
    stage.setState(null)
    storeJson(playerStorage.local, KEPT, state)
  }

  return useStableVerbs({
    isOpen: slide !== null,
    slide: slide ?? 0,
    slides: TOUR_SLIDES,
    kept,
    open: () => stage.setState(stage.getState() ?? 0),
    next: () => turn(1),
    back: () => turn(-1),
    skip() {
      if (stage.getState() === null) return
      const { completedTour } = kept() ?? { completedTour: false }
      close({ completedTour, skippedTour: !completedTour })
    },
    miss: () => stage.setState(null),
  })
}
