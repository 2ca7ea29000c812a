import { raiseMessage } from '@players-club/domain-models'
import type { ClockPort, NavigatorPort } from '../ClubPorts.ts'
import { after } from '../machine/after.ts'
import { createRunner } from '../machine/createRunner.ts'
import { readable, type ReadonlyStore } from '../store/createStore.ts'
import { messageBarMachine } from './messageBar.machine.ts'
import type { MessageBarState, PauseReason } from './messageBar.machine.ts'

/** The message bar of the club: its state as a store, and the verbs. */
export type MessageBarStore = ReadonlyStore<MessageBarState> & {
  /** Shows a message in the place of the one on show; without a type it is an error. An outage warning waits for others, and comes back after them. The answer is the message's id. */
  raise(message: Parameters<typeof raiseMessage>[0]): number
  /** Closed by hand; an outage warning stays. */
  close(): void
  /** Pauses the timer while the message is hovered or focused, or its page is not seen. */
  pause(reason: PauseReason): void
  resume(reason: PauseReason): void
  /** A page has been left: what has no time of its own goes with it. */
  routeChanged(path: string): void
  /** Takes this message away, because its reason is gone. */
  withdraw(id: number): void
  /** Another visitor is here now. */
  sessionChanged(): void
}

export function createMessageBar(
  clock: ClockPort,
  navigator: Pick<NavigatorPort, 'location'>,
): MessageBarStore {
  const runner = createRunner(messageBarMachine, (effect, run) =>
    after(clock, effect.ms, run.signal, () => run.send({ type: 'time-came', now: now() })),
  )
  const now = clock.elapsed
  let lastId = 0
  return {
    ...readable(runner),
    raise(message) {
      const id = ++lastId
      const path = navigator.location().pathname
      runner.send({ type: 'raised', message: { ...raiseMessage(message), id }, path, now: now() })
      return id
    },
    close: () => runner.send({ type: 'closed', now: now() }),
    pause: reason => runner.send({ type: 'paused', reason, now: now() }),
    resume: reason => runner.send({ type: 'resumed', reason, now: now() }),
    routeChanged: path => runner.send({ type: 'route-changed', path, now: now() }),
    withdraw: id => runner.send({ type: 'withdrawn', id, now: now() }),
    sessionChanged: () => runner.send({ type: 'session-changed', now: now() }),
  }
}
