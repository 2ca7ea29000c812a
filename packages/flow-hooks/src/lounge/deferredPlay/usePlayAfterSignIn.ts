'use client'

import { isDeferredPlayFresh, type DeferredPlay } from '@players-club/domain-models'
import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react'
import { useClub } from '../../club/useClub.ts'
import { useLeave } from '../../club/useLeave.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { forgetDeferredPlay, parseDeferredPlay, readDeferredPlay } from './keptPlay.ts'

export type PlayAfterSignIn = {
  /** Starts with this sign-in, which the page has to say. */
  readonly play: DeferredPlay | null
  /** Nothing is to start. */
  drop(): void
  /** Hands over the play that is on show, once. */
  take(): DeferredPlay | null
}

/**
 * The play that a guest pressed for on the page that this sign-in leads back to (`origin`). It is over when the sign-in
 * page is left in any other way: what starts was announced on this very page.
 */
export function usePlayAfterSignIn(origin: () => string): PlayAfterSignIn {
  const { clock, storage } = useClub()
  const isExpected = (play: DeferredPlay | null) =>
    play?.from === origin() && isDeferredPlayFresh(play, clock.now())
  const read = () => {
    const text = readDeferredPlay(storage)
    return isExpected(parseDeferredPlay(text)) ? text : null
  }
  // What the tab keeps, and which page this is, is known once the page is there, not while it is rendered.
  const text = useSyncExternalStore(storage.session.subscribe, read, () => null)
  const play = useMemo(() => parseDeferredPlay(text), [text])
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)

  const forget = useCallback(() => forgetDeferredPlay(storage), [storage])

  useEffect(() => {
    if (read() === null) forget()
  })
  useLeave(forget)

  const drop = () => {
    forget()
    // A storage event comes for changes of other tabs only.
    renderAgain()
  }
  return useStableVerbs({
    play,
    drop,
    take() {
      drop()
      return isExpected(play) ? play : null
    },
  })
}
