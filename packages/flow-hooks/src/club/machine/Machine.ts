/** The next state, and its effects as data for the hook to perform. */
export type Step<S, F> = readonly [S, readonly F[]]

/** Gives up everything the machine has under way: calls are aborted, timers cleared, late answers ignored. */
export type Abandon = { readonly type: 'abandon' }
/** The effect by which a machine gives up everything that it has under way. */
export const abandon: Abandon = { type: 'abandon' }

/** What can happen in a flow: pure, so each transition is a plain unit test. */
export type Machine<S, E, F> = {
  readonly initial: S
  /** Effects of being switched on. */
  readonly start?: readonly F[]
  transition(state: S, event: E): Step<S, F | Abandon>
}

/** One run of a machine, passed to the performer of its effects. Once abandoned, `send` is ignored. */
export type Run<E> = {
  readonly signal: AbortSignal
  send(event: E): void
  /** Sends the answer of a call, or its failure, to the machine as an event. */
  sendResult<T>(asked: Promise<T>, answered: (answer: T) => E, failed: (error: unknown) => E): void
}

/** Performs one effect; answers come back as events. */
export type Perform<E, F> = (effect: F, run: Run<E>) => void
