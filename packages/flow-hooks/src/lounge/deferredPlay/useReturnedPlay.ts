'use client'

import { deferredPlay, isDeferredPlayFresh, type DeferredPlay } from '@players-club/domain-models'
import { useEffect, useEffectEvent, useRef } from 'react'
import { is, type } from 'superstruct'
import { useClub } from '../../club/useClub.ts'

const stateWithPlay = type({ deferredPlay })

export interface ReturnedPlayOptions {
  /** Whether everything is known that decides whether it can be played. */
  isReady(play: DeferredPlay): boolean
  /** The sign-in page that has just led here announced it. */
  onReturn(play: DeferredPlay): void
}

/** Gives the play that the sign-in has passed along, once: going back and reloading find it no more. */
export function useReturnedPlay({ isReady, onReturn }: ReturnedPlayOptions) {
  const { clock, navigator } = useClub()
  const waiting = useRef<DeferredPlay | null>(null)

  useEffect(() => {
    const { pathname, search, hash = '', state } = navigator.location()
    if (!is(state, stateWithPlay)) return
    const { deferredPlay: play, ...rest } = state
    waiting.current = play
    navigator.go(pathname + search + hash, { replace: true, state: rest })
  }, [navigator])

  const giveBack = useEffectEvent(() => {
    const play = waiting.current
    if (!play || !isReady(play)) return
    waiting.current = null
    if (isDeferredPlayFresh(play, clock.now())) onReturn(play)
  })
  useEffect(() => giveBack())

  return {
    /** The player has pressed something else meanwhile. */
    drop() {
      waiting.current = null
    },
  }
}
