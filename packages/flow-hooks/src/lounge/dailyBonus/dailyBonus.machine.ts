import type { ErrorMessage } from '@players-club/api-client'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

export type BonusState =
  /** The key stays from the first press on until the bonus is there, or refused. */
  { readonly at: 'idle'; readonly key: string | null } | { readonly at: 'claiming'; readonly key: string }

export type BonusEvent =
  | { readonly type: 'claimed'; readonly key: string }
  | { readonly type: 'credited' }
  | { readonly type: 'credit-failed'; readonly message: ErrorMessage; readonly isRefusal: boolean }

export type BonusEffect =
  | { readonly type: 'credit'; readonly key: string }
  | { readonly type: 'celebrate' }
  | { readonly type: 'refresh' }
  | { readonly type: 'tell'; readonly message: ErrorMessage }

type BonusStep = Step<BonusState, BonusEffect | Abandon>

const IDLE: BonusState = { at: 'idle', key: null }

function transition(state: BonusState, event: BonusEvent): BonusStep {
  if (state.at === 'idle') {
    if (event.type !== 'claimed') return [state, []]
    const key = state.key ?? event.key
    return [{ at: 'claiming', key }, [{ type: 'credit', key }]]
  }
  switch (event.type) {
    case 'credited':
      return [IDLE, [{ type: 'celebrate' }, { type: 'refresh' }]]
    case 'credit-failed': {
      const { message, isRefusal } = event
      const key = isRefusal ? null : state.key
      return [
        { at: 'idle', key },
        [{ type: 'tell', message }, ...(isRefusal ? ([{ type: 'refresh' }] as const) : [])],
      ]
    }
    default:
      return [state, []]
  }
}

/** Claiming the bonus of the day. */
export const dailyBonusMachine: Machine<BonusState, BonusEvent, BonusEffect> = { initial: IDLE, transition }
