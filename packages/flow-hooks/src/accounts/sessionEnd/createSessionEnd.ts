import { errorMessage } from '@players-club/api-client'
import type { ClockPort } from '../../club/ClubPorts.ts'
import { after } from '../../club/machine/after.ts'
import { createRunner } from '../../club/machine/createRunner.ts'
import type { Run } from '../../club/machine/Machine.ts'
import type { MessageBarStore } from '../../club/messageBar/createMessageBar.ts'
import { readable, type ReadonlyStore } from '../../club/store/createStore.ts'
import { isPlayer } from '../../club/session/Session.ts'
import { onNewSession, type SessionStore } from '../../club/session/createSession.ts'
import type { SessionKeeper } from '../../club/session/createSessionKeeper.ts'
import { lastEndOf } from '../../club/session/restoreSession.ts'
import { sessionEndMachine, type SessionEndEvent, type SessionEndState } from './sessionEnd.machine.ts'

export type SessionEndStore = ReadonlyStore<SessionEndState> & {
  extend(): void
  start(): () => void
}

export type SessionEndDeps = {
  readonly clock: ClockPort
  readonly session: SessionStore
  readonly keeper: Pick<SessionKeeper, 'renew' | 'check' | 'setAside'>
  readonly messages: Pick<MessageBarStore, 'raise'>
  readonly answeredAt: ReadonlyStore<number>
  /** Ends a session that is over and brings the player to sign in again. */
  loseSession(): void
}

/** Tracks when the player's session ends. */
export function createSessionEnd(club: SessionEndDeps): SessionEndStore {
  const { clock, session, keeper, messages, answeredAt, loseSession } = club
  const moment = () => ({ now: clock.now().getTime(), until: lastEndOf(session.getState().accessToken) })

  function ask(answered: 'checked' | 'extended', { signal, sendResult }: Run<SessionEndEvent>) {
    sendResult(
      answered === 'extended' ? keeper.renew(signal) : keeper.check(signal),
      endsAt => (endsAt === null ? { type: 'session-found-over' } : { type: answered, endsAt, ...moment() }),
      error => ({ type: 'question-failed', message: errorMessage(error), ...moment() }),
    )
  }

  const runner = createRunner(sessionEndMachine, (effect, run) => {
    const { signal } = run
    switch (effect.type) {
      case 'warnAfter':
        return after(clock, effect.ms, signal, () => run.send({ type: 'warning-time-came', ...moment() }))
      case 'endAfter':
        return after(clock, effect.ms, signal, () => run.send({ type: 'end-time-came' }))
      case 'extend':
        return ask('extended', run)
      case 'check':
        return ask('checked', run)
      case 'checkAfter':
        return after(clock, effect.ms, signal, () => ask('checked', run))
      case 'loseSession':
        return loseSession()
      case 'setSessionAside':
        keeper.setAside()
        return messages.raise({ type: 'error', ...effect.message })
    }
  })

  function followSession() {
    runner.send(
      isPlayer(session.getState())
        ? { type: 'session-began', since: answeredAt.getState(), ...moment() }
        : { type: 'session-ended' },
    )
  }

  return {
    ...readable(runner),
    extend: () => runner.send({ type: 'extend-requested' }),
    start() {
      runner.start()
      followSession()
      const stops = [
        onNewSession(session, followSession),
        clock.subscribe(() => runner.send({ type: 'clock-corrected', ...moment() })),
        answeredAt.subscribe(() => runner.send({ type: 'session-touched', ...moment() })),
      ]
      return () => {
        for (const stop of stops) stop()
        runner.stop()
      }
    },
  }
}
