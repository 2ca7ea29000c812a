import { SESSION_TIMEOUT_S } from '@players-club/domain-models'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

const IDLE_MS = SESSION_TIMEOUT_S * 1000
const WARNING_MS = 120_000

/** How near the session's end is. Times are milliseconds since the epoch. */
export type SessionEndState =
  | { readonly at: 'off' }
  | { readonly at: 'quiet'; readonly endsAt: number }
  | { readonly at: 'warning'; readonly endsAt: number; readonly isRefused: boolean }
  | { readonly at: 'extending'; readonly endsAt: number }
  /** The time is over here; whether another tab kept the session alive, only the server knows. */
  | { readonly at: 'checking' }

export type SessionEndEvent =
  /** `since`: when the server last answered the player. */
  | { readonly type: 'session-began'; readonly since: number; readonly now: number }
  | { readonly type: 'session-ended' }
  | { readonly type: 'session-touched'; readonly now: number }
  | { readonly type: 'warning-time-came'; readonly now: number }
  | { readonly type: 'end-time-came' }
  | { readonly type: 'extend-requested' }
  | { readonly type: 'extended'; readonly now: number }
  | { readonly type: 'extension-failed' }
  | { readonly type: 'session-found-over' }

export type SessionEndEffect =
  | { readonly type: 'warnAfter'; readonly ms: number }
  | { readonly type: 'endAfter'; readonly ms: number }
  | { readonly type: 'checkSession' }
  | { readonly type: 'loseSession' }

type SessionEndStep = Step<SessionEndState, SessionEndEffect | Abandon>

function anew(now: number, since = now): SessionEndStep {
  const endsAt = since + IDLE_MS
  return [{ at: 'quiet', endsAt }, [abandon, { type: 'warnAfter', ms: endsAt - WARNING_MS - now }]]
}

function transition(state: SessionEndState, event: SessionEndEvent): SessionEndStep {
  if (event.type === 'session-began') return anew(event.now, event.since)
  if (event.type === 'session-ended') return [{ at: 'off' }, [abandon]]
  if (state.at === 'off') return [state, []]
  if (event.type === 'session-touched' || event.type === 'extended') return anew(event.now)
  if (event.type === 'session-found-over') return [{ at: 'off' }, [abandon, { type: 'loseSession' }]]

  switch (state.at) {
    case 'quiet': {
      if (event.type !== 'warning-time-came') return [state, []]
      // A device that slept wakes up late: then there is nothing left to warn of.
      const left = state.endsAt - event.now
      if (left <= 0) return [{ at: 'checking' }, [{ type: 'checkSession' }]]
      return [{ at: 'warning', endsAt: state.endsAt, isRefused: false }, [{ type: 'endAfter', ms: left }]]
    }
    case 'warning':
      if (event.type === 'extend-requested')
        return [{ at: 'extending', endsAt: state.endsAt }, [{ type: 'checkSession' }]]
      if (event.type === 'end-time-came') return [{ at: 'checking' }, [{ type: 'checkSession' }]]
      return [state, []]
    case 'extending':
      // Not reached: there is time to try again.
      if (event.type === 'extension-failed')
        return [{ at: 'warning', endsAt: state.endsAt, isRefused: true }, []]
      if (event.type === 'end-time-came') return [{ at: 'checking' }, [abandon, { type: 'checkSession' }]]
      return [state, []]
    case 'checking':
      // Unreachable or gone: after the limit nobody stays signed in on a screen left alone.
      if (event.type === 'extension-failed') return [{ at: 'off' }, [abandon, { type: 'loseSession' }]]
      return [state, []]
  }
}

/** Announces the end of an idle session two minutes before, and lets the player put it off. */
export const sessionEndMachine: Machine<SessionEndState, SessionEndEvent, SessionEndEffect> = {
  initial: { at: 'off' },
  transition,
}
