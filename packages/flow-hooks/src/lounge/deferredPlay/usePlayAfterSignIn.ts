import { isDeferredPlayFresh, type DeferredPlay } from '@players-club/domain-models'
import { useEffect, useRef, useState } from 'react'
import type { Timer } from '../../club/ClubPorts.ts'
import { useClub } from '../../club/useClub.ts'
import { forgetDeferredPlay, readDeferredPlay } from './keptPlay.ts'

export type PlayAfterSignIn = {
  /** Starts with this sign-in, which the page has to say. */
  readonly play: DeferredPlay | null
  /** Nothing is to start. */
  drop(): void
  /** Hands over the play that is on show, once. */
  take(): DeferredPlay | null
}

/**
 * The play that a guest pressed for on the page that this sign-in leads back to. It is over when the sign-in page is
 * left in any other way: what starts was told on this very page.
 */
export function usePlayAfterSignIn(from: string): PlayAfterSignIn {
  const { clock, storage } = useClub()
  const [play, setPlay] = useState<DeferredPlay | null>(null)
  const leaving = useRef<Timer | null>(null)

  useEffect(() => {
    if (leaving.current !== null) clock.clearTimeout(leaving.current)
    const kept = readDeferredPlay(storage)
    const isExpected = kept?.from === from && isDeferredPlayFresh(kept, clock.now())
    setPlay(isExpected ? kept : null)
    if (!isExpected) forgetDeferredPlay(storage)
    return () => {
      // React mounts twice while developing: only a page that does not come back at once has been left.
      leaving.current = clock.setTimeout(() => forgetDeferredPlay(storage), 0)
    }
  }, [clock, from, storage])

  const drop = () => {
    forgetDeferredPlay(storage)
    setPlay(null)
  }
  return {
    play,
    drop,
    take() {
      drop()
      return play && isDeferredPlayFresh(play, clock.now()) ? play : null
    },
  }
}
