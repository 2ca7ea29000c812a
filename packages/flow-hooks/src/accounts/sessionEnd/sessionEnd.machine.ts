import { SESSION_TIMEOUT_S, SESSION_TOUCH_S } from '@players-club/domain-models'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'
import { RESTORE_RETRY_DELAYS_MS } from '../../club/session/restoreSession.ts'

/** After an answer to the player the session lasts so long at least: the server may count an earlier request. */
const LASTS_MS = (SESSION_TIMEOUT_S - SESSION_TOUCH_S) * 1000
const WARNING_MS = 120_000
/** The server names the end in whole seconds, so that a session may outlast it for a moment. */
const OUTLASTED_MS = 1000

/** How near the session's end is. Times are milliseconds since the epoch. */
export type SessionEndState =
  | { readonly at: 'off' }
  /** The session lasts until then, and longer if another tab is used. */
  | { readonly at: 'quiet'; readonly endsAt: number }
  /** The end is near as far as this page knows; the server is asked before it is announced. */
  | { readonly at: 'asking'; readonly endsAt: number }
  | { readonly at: 'warning'; readonly endsAt: number; readonly isRefused: boolean }
  | { readonly at: 'extending'; readonly endsAt: number }
  /** The longest time of a session is nearly over, and nothing puts it off; the player has not read that yet. */
  | { readonly at: 'last'; readonly endsAt: number }
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
  /** The server said when the session ends; `extended`: after the player has put it off. */
  | { readonly type: 'checked' | 'extended'; readonly endsAt: number; readonly now: number }
  | { readonly type: 'question-failed'; readonly now: number }
  | { readonly type: 'session-found-over' }

export type SessionEndEffect =
  | { readonly type: 'warnAfter'; readonly ms: number }
  | { readonly type: 'endAfter'; readonly ms: number }
  /** Asks the server when the session ends, which puts nothing off; renews an expired session. */
  | { readonly type: 'check' }
  | { readonly type: 'checkAfter'; readonly ms: number }
  /** The same for a player who is here: restarts the idle time. */
  | { readonly type: 'extend' }
  | { readonly type: 'loseSession' }
  | { readonly type: 'setSessionAside' }

type SessionEndStep = Step<SessionEndState, SessionEndEffect | Abandon>

const checking: SessionEndState = { at: 'checking', failures: 0 }

const quiet = (endsAt: number, now: number): SessionEndStep => [
  { at: 'quiet', endsAt },
  [abandon, { type: 'warnAfter', ms: endsAt - now - WARNING_MS }],
]

/** Waits for the warning, or asks the server whether the end that is near is the true one. */
function reckon(endsAt: number, now: number): SessionEndStep {
  const left = endsAt - now
  if (left > WARNING_MS) return quiet(endsAt, now)
  if (left > 0) return [{ at: 'asking', endsAt }, [abandon, { type: 'check' }]]
  return [checking, [abandon, { type: 'check' }]]
}

/** Waits for the warning, or announces the end that is near. */
function announce(endsAt: number, now: number): SessionEndStep {
  const left = endsAt - now
  if (left > WARNING_MS) return quiet(endsAt, now)
  if (left > 0)
    return [{ at: 'warning', endsAt, isRefused: false }, [abandon, { type: 'endAfter', ms: left }]]
  return [checking, [abandon, { type: 'checkAfter', ms: OUTLASTED_MS }]]
}

function transition(state: SessionEndState, event: SessionEndEvent): SessionEndStep {
  if (event.type === 'session-began') return reckon(event.since + LASTS_MS, event.now)
  if (event.type === 'session-ended') return [{ at: 'off' }, [abandon]]
  if (state.at === 'off') return [state, []]
  if (event.type === 'session-touched') return quiet(event.now + LASTS_MS, event.now)
  if (event.type === 'checked') return announce(event.endsAt, event.now)
  if (event.type === 'extended') {
    const left = event.endsAt - event.now
    if (left <= 0 || left > WARNING_MS) return announce(event.endsAt, event.now)
    return [{ at: 'last', endsAt: event.endsAt }, [abandon, { type: 'endAfter', ms: left }]]
  }
  if (event.type === 'session-found-over') return [{ at: 'off' }, [abandon, { type: 'loseSession' }]]

  switch (state.at) {
    case 'quiet':
      // A device that slept fires its timers late: the warning time may be over already.
      if (event.type === 'warning-time-came' || event.type === 'clock-corrected')
        return reckon(state.endsAt, event.now)
      if (event.type === 'end-time-came') return [checking, [{ type: 'check' }]]
      return [state, []]
    case 'asking':
      // No answer: the end that this page knows is never later than the true one.
      if (event.type === 'question-failed') return announce(state.endsAt, event.now)
      return [state, []]
    case 'warning':
      if (event.type === 'extend-requested')
        return [{ at: 'extending', endsAt: state.endsAt }, [{ type: 'extend' }]]
      if (event.type === 'end-time-came') return [checking, [{ type: 'check' }]]
      if (event.type === 'clock-corrected') return announce(state.endsAt, event.now)
      return [state, []]
    case 'extending':
      // No answer: there is time for a retry.
      if (event.type === 'question-failed')
        return [{ at: 'warning', endsAt: state.endsAt, isRefused: true }, []]
      if (event.type === 'end-time-came') return [checking, [abandon, { type: 'check' }]]
      return [state, []]
    case 'last':
      // The player has read it, and may use what is left.
      if (event.type === 'extend-requested') return [{ at: 'quiet', endsAt: state.endsAt }, []]
      if (event.type === 'end-time-came') return [checking, [{ type: 'check' }]]
      return [state, []]
    case 'checking': {
      if (event.type !== 'question-failed') return [state, []]
      const pause = RESTORE_RETRY_DELAYS_MS[state.failures]
      // No answer after the last retry: no player stays signed in on an unattended screen, but the server has not ended the
      // session.
      if (pause === undefined) return [{ at: 'off' }, [abandon, { type: 'setSessionAside' }]]
      return [{ at: 'checking', failures: state.failures + 1 }, [{ type: 'checkAfter', ms: pause }]]
    }
  }
}

/** Announces the end of an idle session two minutes before, and lets the player put it off. */
export const sessionEndMachine: Machine<SessionEndState, SessionEndEvent, SessionEndEffect> = {
  initial: { at: 'off' },
  transition,
}
