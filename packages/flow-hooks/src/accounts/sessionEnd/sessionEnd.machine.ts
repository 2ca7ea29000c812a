import { SESSION_TIMEOUT_S } from '@players-club/domain-models'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'
import { RESTORE_RETRY_DELAYS_MS } from '../../club/session/restoreSession.ts'

const IDLE_MS = SESSION_TIMEOUT_S * 1000
const WARNING_MS = 120_000

/** How near the session's end is. Times are milliseconds since the epoch. */
export type SessionEndState =
  | { readonly at: 'off' }
  | { readonly at: 'quiet'; readonly endsAt: number }
  | { readonly at: 'warning'; readonly endsAt: number; readonly isRefused: boolean }
  | { readonly at: 'extending'; readonly endsAt: number }
  /** The time is over here; only the server knows whether another tab or a remembered session keeps it alive. */
  | { readonly at: 'checking'; readonly failures: number }

export type SessionEndEvent =
  /** `since`: when the server last answered the player. */
  | { readonly type: 'session-began'; readonly since: number; readonly now: number }
  | { readonly type: 'session-ended' }
  | { readonly type: 'session-touched'; readonly now: number }
  /** The time was corrected: the timers reckon again. */
  | { readonly type: 'clock-corrected'; readonly now: number }
  | { readonly type: 'warning-time-came'; readonly now: number }
  | { readonly type: 'end-time-came' }
  | { readonly type: 'extend-requested' }
  | { readonly type: 'extended'; readonly now: number }
  | { readonly type: 'extension-failed' }
  | { readonly type: 'session-found-over' }

export type SessionEndEffect =
  | { readonly type: 'warnAfter'; readonly ms: number }
  | { readonly type: 'endAfter'; readonly ms: number }
  /** Asks the server, and renews an expired session. */
  | { readonly type: 'renew' }
  | { readonly type: 'renewAfter'; readonly ms: number }
  | { readonly type: 'loseSession' }
  | { readonly type: 'setSessionAside' }

type SessionEndStep = Step<SessionEndState, SessionEndEffect | Abandon>

const checking: SessionEndState = { at: 'checking', failures: 0 }

/** Waits for the warning, or announces the end that is near. */
function reckon(endsAt: number, now: number): SessionEndStep {
  const left = endsAt - now
  if (left > WARNING_MS)
    return [{ at: 'quiet', endsAt }, [abandon, { type: 'warnAfter', ms: left - WARNING_MS }]]
  if (left > 0)
    return [{ at: 'warning', endsAt, isRefused: false }, [abandon, { type: 'endAfter', ms: left }]]
  return [checking, [abandon, { type: 'renew' }]]
}

const restartCountdown = (now: number): SessionEndStep => reckon(now + IDLE_MS, now)

function transition(state: SessionEndState, event: SessionEndEvent): SessionEndStep {
  if (event.type === 'session-began') return reckon(event.since + IDLE_MS, event.now)
  if (event.type === 'session-ended') return [{ at: 'off' }, [abandon]]
  if (state.at === 'off') return [state, []]
  if (event.type === 'session-touched' || event.type === 'extended') return restartCountdown(event.now)
  if (event.type === 'session-found-over') return [{ at: 'off' }, [abandon, { type: 'loseSession' }]]

  switch (state.at) {
    case 'quiet':
      // A device that slept fires its timers late: the warning time may be over already.
      if (event.type === 'warning-time-came' || event.type === 'clock-corrected')
        return reckon(state.endsAt, event.now)
      return [state, []]
    case 'warning':
      if (event.type === 'extend-requested')
        return [{ at: 'extending', endsAt: state.endsAt }, [{ type: 'renew' }]]
      if (event.type === 'end-time-came') return [checking, [{ type: 'renew' }]]
      if (event.type === 'clock-corrected') return reckon(state.endsAt, event.now)
      return [state, []]
    case 'extending':
      // No answer: there is time for a retry.
      if (event.type === 'extension-failed')
        return [{ at: 'warning', endsAt: state.endsAt, isRefused: true }, []]
      if (event.type === 'end-time-came') return [checking, [abandon, { type: 'renew' }]]
      return [state, []]
    case 'checking': {
      if (event.type !== 'extension-failed') return [state, []]
      const pause = RESTORE_RETRY_DELAYS_MS[state.failures]
      // No answer after the last retry: no player stays signed in on an unattended screen, but the server has not ended the
      // session.
      if (pause === undefined) return [{ at: 'off' }, [abandon, { type: 'setSessionAside' }]]
      return [{ at: 'checking', failures: state.failures + 1 }, [{ type: 'renewAfter', ms: pause }]]
    }
  }
}

/** Announces the end of an idle session two minutes before, and lets the player put it off. */
export const sessionEndMachine: Machine<SessionEndState, SessionEndEvent, SessionEndEffect> = {
  initial: { at: 'off' },
  transition,
}
