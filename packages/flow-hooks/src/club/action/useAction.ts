'use client'

import { errorMessage, type CallOptions, type ErrorMessage } from '@players-club/api-client'
import { useMemo } from 'react'
import { isRefusal } from '../isRefusal.ts'
import type { Perform } from '../machine/Machine.ts'
import { useMachine } from '../machine/useMachine.ts'
import { useFailureMessage, type FailureMessage } from '../messageBar/useFailureMessage.ts'
import { useClub } from '../useClub.ts'
import { actionMachine, type ActionEffect, type ActionEvent, type ActionState } from './action.machine.ts'

/** The request of an action, and what happens when it is done or has failed. */
export interface ActionOptions<I, T> {
  /** What the action is about: with another key it starts over. */
  key?: string | number | undefined
  /** Makes the request; a rejection is its failure. */
  call(input: I, options: CallOptions): Promise<T>
  onDone?(value: T): void
  /** `show` shows the message of the failure until the next attempt takes it away. */
  onFailed?(error: ErrorMessage, isRefusal: boolean, show: FailureMessage['show']): void
  /** The message of a failure, where it is not the usual one. */
  toMessage?(error: unknown): ErrorMessage
  /** Whether nothing was done, where more than the usual errors say so. */
  isRefusal?(error: unknown, isRetry: boolean): boolean
}

/** What `useAction` returns: the state of a request that is confirmed first, and the verbs for it. */
export type Action<I, T> = {
  readonly state: ActionState<I, T>
  /** Asks for a confirmation; from here on the request has its idempotency key. */
  ask(input: I): void
  /** Changes what is to be confirmed. */
  change(input: I): void
  /** Sends the request; after a failure, sends it again. */
  confirm(): void
  /** Asks and confirms at once; repeats the request before as long as its outcome is unknown. */
  submit(input: I): void
  /** Back to the beginning, unless a request is pending. */
  cancel(): void
  /** Back to the beginning; a pending request is given up. */
  reset(): void
}

/**
 * One request of a player: confirm, call, done or failed. It is sent once, however often it is confirmed.
 *
 * @example
 * ```tsx
 * import { redeemReward } from '@players-club/api-client'
 * import { useAction, useClub } from '@players-club/flow-hooks/club'
 *
 * export function Redeem({ rewardId, balance }: { rewardId: number; balance: number }) {
 *   const { api } = useClub()
 *   const { state, ask, confirm, cancel } = useAction({
 *     call: (quantity: number, options) =>
 *       api.call(redeemReward, { body: { rewardId, quantity, expectedBalance: balance } }, options),
 *   })
 *   if (state.at === 'done') return <p>{state.value.balance} points left</p>
 *   if (state.at === 'idle') return <button onClick={() => ask(1)}>Redeem</button>
 *   return (
 *     <>
 *       <button onClick={confirm}>Confirm</button>
 *       <button onClick={cancel}>Cancel</button>
 *     </>
 *   )
 * }
 * ```
 */
export function useAction<I = void, T = unknown>(options: ActionOptions<I, T>): Action<I, T> {
  const { id } = useClub()
  const failure = useFailureMessage()
  const perform: Perform<ActionEvent<I, T>, ActionEffect<I, T>> = (effect, { signal, sendResult }) => {
    switch (effect.type) {
      case 'call':
        failure.withdraw()
        return sendResult(
          options.call(effect.input, { signal, idempotencyKey: effect.key }),
          value => ({ type: 'succeeded', value }),
          error => ({
            type: 'failed',
            error: (options.toMessage ?? errorMessage)(error),
            isRefusal: (options.isRefusal ?? isRefusal)(error, effect.isRetry),
          }),
        )
      case 'done':
        return options.onDone?.(effect.value)
      case 'failed':
        return options.onFailed?.(effect.error, effect.isRefusal, failure.show)
    }
  }
  const [state, send] = useMachine(actionMachine<I, T>(), perform, { key: options.key })

  const verbs = useMemo(() => {
    const ask = (input: I) => send({ type: 'asked', input, key: id() })
    const confirm = () => send({ type: 'confirmed', key: id() })
    return {
      ask,
      change: (input: I) => send({ type: 'changed', input }),
      confirm,
      submit(input: I) {
        ask(input)
        confirm()
      },
      cancel: () => send({ type: 'cancelled' }),
      reset: () => send({ type: 'reset' }),
    }
  }, [id, send])
  return { state, ...verbs }
}
