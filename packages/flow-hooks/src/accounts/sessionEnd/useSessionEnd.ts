import { useClub } from '../../club/useClub.ts'
import { useStore } from '../../club/store/useStore.ts'

export type SessionEnd = {
  /** The session ends soon, and the player is to be told. */
  readonly isAnnounced: boolean
  /** When it ends (milliseconds since the epoch). */
  readonly endsAt: number | null
  readonly isExtending: boolean
  /** The last attempt to put it off has failed; it may be tried again. */
  readonly isRefused: boolean
  extend(): void
}

/** The announcement of an idle session's end, and the verb that puts it off. */
export function useSessionEnd(): SessionEnd {
  const { sessionEnd } = useClub()
  const state = useStore(sessionEnd)
  return {
    isAnnounced: state.at === 'warning' || state.at === 'extending',
    endsAt: 'endsAt' in state ? state.endsAt : null,
    isExtending: state.at === 'extending',
    isRefused: state.at === 'warning' && state.isRefused,
    extend: sessionEnd.extend,
  }
}
