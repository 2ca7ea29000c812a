'use client'

import { useEffect, useState } from 'react'
import { useClub } from '../../club/useClub.ts'
import { useCountdown } from '../../club/useCountdown.ts'
import { useStore } from '../../club/store/useStore.ts'
import { createSessionEnd } from './createSessionEnd.ts'

/** What `useSessionEnd` returns: the announcement that the session ends, and how to put it off. */
export type SessionEnd = {
  /** The session ends soon, which is to be announced. */
  readonly isAnnounced: boolean
  /** Until the end that is announced, counted down. */
  readonly secondsLeft: number
  readonly isExtending: boolean
  /** The last attempt to put it off has failed; it may be tried again. */
  readonly isRefused: boolean
  /** The session has lasted as long as one may: nothing puts its end off. */
  readonly isLast: boolean
  /** Puts the end off; closes the announcement of one that cannot be put off. */
  extend(): void
}

/** The announcement of an idle session's end, and the verb that puts it off. It may begin to watch late, and counts from the server's last answer. */
export function useSessionEnd(): SessionEnd {
  const club = useClub()
  const [sessionEnd] = useState(() => createSessionEnd(club))
  const state = useStore(sessionEnd)
  useEffect(() => sessionEnd.start(), [sessionEnd])
  const isAnnounced = state.at === 'warning' || state.at === 'extending' || state.at === 'last'
  const secondsLeft = useCountdown(isAnnounced ? state.endsAt : null)
  return {
    isAnnounced,
    secondsLeft,
    isExtending: state.at === 'extending',
    isRefused: state.at === 'warning' && state.isRefused,
    isLast: state.at === 'last',
    extend: sessionEnd.extend,
  }
}
