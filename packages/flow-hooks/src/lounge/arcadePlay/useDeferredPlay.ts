import { deferredPlay, type DeferredPlay } from '@players-club/domain-models'
import { useEffect, useEffectEvent } from 'react'
import { useClub } from '../../club/useClub.ts'
import { keep, readKept } from '../keptValue.ts'

const KEPT = 'players-club.deferred-play'

export interface DeferredPlayOptions {
  /** Whether everything is known that decides whether it can be played. */
  readonly isReady: boolean
  /** It was kept before the sign-in, and is wanted now; it has been forgotten by then. */
  onReturn(play: DeferredPlay): void
}

/** Keeps what a guest wanted to play while they sign in, and gives it back once. */
export function useDeferredPlay({ isReady, onReturn }: DeferredPlayOptions) {
  const { storage } = useClub()
  const giveBack = useEffectEvent(() => {
    const play = readKept(storage.session, KEPT, deferredPlay)
    storage.session.remove(KEPT)
    if (play) onReturn(play)
  })
  useEffect(() => {
    if (isReady) giveBack()
  }, [isReady])

  return { defer: (play: DeferredPlay) => keep(storage.session, KEPT, play) }
}
