import { isDeferredPlayFresh, type DeferredPlay } from '@players-club/domain-models'
import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react'
import type { Timer } from '../../club/ClubPorts.ts'
import { useClub } from '../../club/useClub.ts'
import { deferredPlayText, forgetDeferredPlay, readDeferredPlay } from './keptPlay.ts'

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
  // What the tab keeps is not known where the server renders.
  const text = useSyncExternalStore(
    storage.session.subscribe,
    () => deferredPlayText(storage),
    () => null,
  )
  const kept = useMemo(() => (text === null ? null : readDeferredPlay(storage)), [storage, text])
  const isExpected = kept?.from === from && isDeferredPlayFresh(kept, clock.now())
  const play = isExpected ? kept : null
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)

  const leaving = useRef<Timer | null>(null)
  useEffect(() => {
    if (!isExpected) forgetDeferredPlay(storage)
  }, [isExpected, storage])
  useEffect(() => {
    if (leaving.current !== null) clock.clearTimeout(leaving.current)
    return () => {
      // React mounts twice while developing: only a page that does not come back at once has been left.
      leaving.current = clock.setTimeout(() => forgetDeferredPlay(storage), 0)
    }
  }, [clock, storage])

  const drop = () => {
    forgetDeferredPlay(storage)
    // A storage tells what other tabs change, not what this one does.
    renderAgain()
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
