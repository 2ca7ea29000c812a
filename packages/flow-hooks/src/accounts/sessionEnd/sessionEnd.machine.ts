import type { ErrorMessage } from '@players-club/api-client'
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

type Moment = {
  readonly now: number
  /** Nothing puts the end off beyond this; null where the session is renewed at its end, which is not announced then. */
  readonly until: number | null
}

export type SessionEndEvent =
  /** `since`: when the server last answered the player. */
  | (Moment & { readonly type: 'session-began'; readonly since: number })
  | { readonly type: 'session-ended' }
  | (Moment & { readonly type: 'session-touched' })
  /** The time was corrected: the timers are set again. */
  | (Moment & { readonly type: 'clock-corrected' })
  | (Moment & { readonly type: 'warning-time-came' })
  | { readonly type: 'end-time-came' }
  | { readonly type: 'extend-requested' }
  /** The server said when the session ends; `extended`: after the player has put it off. */
  | (Moment & { readonly type: 'checked' | 'extended'; readonly endsAt: number })
  | (Moment & { readonly type: 'question-failed'; readonly message: ErrorMessage })
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
  | { readonly type: 'setSessionAside'; readonly message: ErrorMessage }

type SessionEndStep = Step<SessionEndState, SessionEndEffect | Abandon>

const checking: SessionEndState = { at: 'checking', failures: 0 }

const warningMs = ({ until }: Moment) => (until === null ? 0 : WARNING_MS)

const quiet = (endsAt: number, moment: Moment): SessionEndStep => [
  { at: 'quiet', endsAt },
  [abandon, { type: 'warnAfter', ms: endsAt - moment.now - warningMs(moment) }],
]

const last = (endsAt: number, left: number): SessionEndStep => [
  { at: 'last', endsAt },
  [abandon, { type: 'endAfter', ms: left }],
]

/** The earliest end of a session that the player used at this time. */
const earliestEnd = (usedAt: number, { until }: Moment) => Math.min(usedAt + LASTS_MS, until ?? Infinity)

/** Waits for the warning, or asks the server whether the end that is near is the true one. */
function reschedule(endsAt: number, moment: Moment): SessionEndStep {
  const left = endsAt - moment.now
  if (left > warningMs(moment)) return quiet(endsAt, moment)
  if (left > 0) return [{ at: 'asking', endsAt }, [abandon, { type: 'check' }]]
  return [checking, [abandon, { type: 'check' }]]
}

/** Waits for the warning, or announces the end that is near. */
function announce(endsAt: number, moment: Moment): SessionEndStep {
  const left = endsAt - moment.now
  if (left > warningMs(moment)) return quiet(endsAt, moment)
  if (left <= 0) return [checking, [abandon, { type: 'checkAfter', ms: OUTLASTED_MS }]]
  if (moment.until !== null && endsAt >= moment.until) return last(endsAt, left)
  return [{ at: 'warning', endsAt, isRefused: false }, [abandon, { type: 'endAfter', ms: left }]]
}

function transition(state: SessionEndState, event: SessionEndEvent): SessionEndStep {
  if (event.type === 'session-began') return reschedule(earliestEnd(event.since, event), event)
  if (event.type === 'session-ended') return [{ at: 'off' }, [abandon]]
  if (state.at === 'off') return [state, []]
  if (event.type === 'session-touched') {
    const endsAt = earliestEnd(event.now, event)
    // An end that nothing puts off is announced once.
    return 'endsAt' in state && state.endsAt === endsAt ? [state, []] : reschedule(endsAt, event)
  }
  if (event.type === 'checked') return announce(event.endsAt, event)
  if (event.type === 'extended') {
    const left = event.endsAt - event.now
    return left <= 0 || left > warningMs(event) ? announce(event.endsAt, event) : last(event.endsAt, left)
  }
  if (event.type === 'session-found-over') return [{ at: 'off' }, [abandon, { type: 'loseSession' }]]

  switch (state.at) {
    case 'quiet':
      // A device that slept fires its timers late: the warning time may be over already.
      if (event.type === 'warning-time-came' || event.type === 'clock-corrected')
        return reschedule(state.endsAt, event)
      if (event.type === 'end-time-came') return [checking, [{ type: 'check' }]]
      return [state, []]
    case 'asking':
      // No answer: the end that this page knows is never later than the true one.
      if (event.type === 'question-failed') return announce(state.endsAt, event)
      return [state, []]
    case 'warning':
      if (event.type === 'extend-requested')
        return [{ at: 'extending', endsAt: state.endsAt }, [{ type: 'extend' }]]
      if (event.type === 'end-time-came') return [checking, [{ type: 'check' }]]
      if (event.type === 'clock-corrected') return announce(state.endsAt, event)
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
      if (pause === undefined)
        return [{ at: 'off' }, [abandon, { type: 'setSessionAside', message: event.message }]]
      return [{ at: 'checking', failures: state.failures + 1 }, [{ type: 'checkAfter', ms: pause }]]
    }
  }
}

/** Announces the end of a session two minutes before, and lets the player put off that of an idle one. */
export const sessionEndMachine: Machine<SessionEndState, SessionEndEvent, SessionEndEffect> = {
  initial: { at: 'off' },
  transition,
}
