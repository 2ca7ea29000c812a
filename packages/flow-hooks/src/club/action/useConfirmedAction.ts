'use client'

import type { CallOptions, ErrorMessage } from '@players-club/api-client'
import { useRef, useState } from 'react'
import { useAction, type Action, type ActionOptions } from './useAction.ts'

/** The server has other figures than were shown, and has done nothing. */
const CHANGED: readonly ErrorMessage['key'][] = [
  'error.reward.balanceChanged',
  'error.reward.drawChanged',
  'error.reward.moreThanLeft',
]

/** Whether a refusal asks the same again, with its reason in the dialog. */
export const isAskedAgain = ({ key }: ErrorMessage): boolean => CHANGED.includes(key)

export interface ConfirmedActionOptions<I, F, T> extends Omit<ActionOptions<I, T>, 'call'> {
  /** What the player is shown for an input, and the server compares with its own. */
  figures(input: I): F
  call(input: I, figures: F, options: CallOptions): Promise<T>
  /** What of an input can be had now; balances and terms may have changed since it was chosen. */
  possible?(input: I): I
}

/** What `useConfirmedAction` returns: the action, and why the same is asked again. */
export interface ConfirmedAction<I, T> extends Action<I, T> {
  readonly notice: ErrorMessage | null
  /** Asks for a confirmation, where `because` says why it is asked for again. */
  ask(input: I, because?: ErrorMessage): void
}

/**
 * An action whose request carries the figures that were shown (docs/adr/0093). They are read for the first attempt: a
 * retry under the same idempotency key sends the same ones. Where the server has others and has done nothing, the same is
 * asked again, with `notice`. While it is confirmed, the input is what is possible now: what is shown is what is sent.
 */
export function useConfirmedAction<I, F, T>({
  figures,
  call,
  possible = input => input,
  onFailed,
  ...options
}: ConfirmedActionOptions<I, F, T>): ConfirmedAction<I, T> {
  const sent = useRef<{ key: string | undefined; figures: F }>(null)
  const [notice, setNotice] = useState<ErrorMessage | null>(null)
  const action = useAction<I, T>({
    ...options,
    async call(input, callOptions) {
      const { idempotencyKey: key } = callOptions
      if (sent.current?.key !== key || sent.current === null) sent.current = { key, figures: figures(input) }
      return call(input, sent.current.figures, callOptions)
    },
    onFailed(error, isRefusal, show) {
      onFailed?.(error, isRefusal, show)
      if (!isRefusal || !isAskedAgain(error) || !('input' in action.state)) return
      action.cancel()
      action.ask(action.state.input)
      setNotice(error)
    },
  })
  const { state } = action
  const input = state.at === 'confirming' ? possible(state.input) : null
  const isChanged = state.at === 'confirming' && input !== null && input !== state.input
  return {
    ...action,
    state: isChanged ? { ...state, input } : state,
    ask(chosen, because) {
      setNotice(because ?? null)
      action.ask(chosen)
    },
    confirm() {
      if (isChanged) action.change(input)
      action.confirm()
    },
    notice: state.at === 'confirming' ? notice : null,
  }
}

/** As many as were chosen, or the most that can be had; one where that is none, which the server refuses with the reason. */
export const atMost = (chosen: number, most: number | undefined): number =>
  most === undefined ? chosen : Math.min(chosen, Math.max(1, most))

/** What is left of a balance after a number of rewards; undefined where it is not known or not enough. */
export function balanceAfter(
  balance: number | undefined,
  reward: { readonly amount: number } | undefined,
  quantity: number,
): number | undefined {
  const left = reward && balance !== undefined ? balance - reward.amount * quantity : -1
  return left < 0 ? undefined : left
}
