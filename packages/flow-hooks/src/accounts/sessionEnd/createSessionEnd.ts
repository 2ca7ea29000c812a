import { checkSession, type Api } from '@players-club/api-client'
import type { ClockPort } from '../../club/ClubPorts.ts'
import { after } from '../../club/machine/after.ts'
import { createRunner } from '../../club/machine/createRunner.ts'
import type { ReadonlyStore } from '../../club/store/createStore.ts'
import { isPlayer } from '../session/Session.ts'
import { onNewSession, type SessionStore } from '../session/createSession.ts'
import { sessionEndMachine, type SessionEndState } from './sessionEnd.machine.ts'

export type SessionEndStore = ReadonlyStore<SessionEndState> & {
  extend(): void
  /** The server has just answered the player, and counts the idle time anew. */
  touched(): void
  start(): () => void
}

export type SessionEndNeeds = {
  readonly api: Api
  readonly clock: ClockPort
  readonly session: SessionStore
  /** Ends a session that is over and brings the player to sign in again. */
  loseSession(): void
}

/** Watches over the end of the player's session. */
export function createSessionEnd({ api, clock, session, loseSession }: SessionEndNeeds): SessionEndStore {
  const now = () => clock.now().getTime()

  const runner = createRunner(sessionEndMachine, (effect, run) => {
    const { signal } = run
    switch (effect.type) {
      case 'warnAfter':
        return after(clock, effect.ms, signal, () => run.send({ type: 'warning-time-came', now: now() }))
      case 'endAfter':
        return after(clock, effect.ms, signal, () => run.send({ type: 'end-time-came' }))
      case 'checkSession':
        return run.tell(
          api.call(checkSession, {}, { signal }),
          status => (status ? { type: 'extended', now: now() } : { type: 'session-found-over' }),
          () => ({ type: 'extension-failed' }),
        )
      case 'loseSession':
        return loseSession()
    }
  })

  function settle() {
    runner.send(
      isPlayer(session.getState()) ? { type: 'session-began', now: now() } : { type: 'session-ended' },
    )
  }

  return {
    getState: runner.getState,
    getInitialState: runner.getInitialState,
    subscribe: runner.subscribe,
    extend: () => runner.send({ type: 'extend-requested' }),
    touched: () => runner.send({ type: 'session-touched', now: now() }),
    start() {
      runner.start()
      settle()
      const unsubscribe = onNewSession(session, settle)
      return () => {
        unsubscribe()
        runner.stop()
      }
    },
  }
}
