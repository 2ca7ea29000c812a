import type { ErrorMessage } from '@players-club/api-client'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

interface Form {
  /** How many are to be had. */
  readonly tokens: number
  /** Of this opening of the dialog: the same for every attempt. */
  readonly key: string
}

export type ConversionState =
  | { readonly at: 'closed' }
  | (Form & { readonly at: 'choosing' })
  | (Form & { readonly at: 'converting' })
  | { readonly at: 'converted'; readonly tokens: number; readonly balance: number }
  /** It may have arrived although its answer did not, unless it was refused: only the very same may be tried again. */
  | (Form & { readonly at: 'failed'; readonly message: ErrorMessage; readonly isRefusal: boolean })

export type ConversionEvent =
  | { readonly type: 'opened'; readonly tokens: number; readonly key: string }
  | { readonly type: 'amount-chosen'; readonly tokens: number }
  | { readonly type: 'confirmed' }
  | { readonly type: 'converted'; readonly balance: number }
  | { readonly type: 'convert-failed'; readonly message: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'retried' }
  | { readonly type: 'closed' }

export type ConversionEffect =
  { readonly type: 'convert'; readonly tokens: number; readonly key: string } | { readonly type: 'refresh' }

type ConversionStep = Step<ConversionState, ConversionEffect | Abandon>

const CLOSED: ConversionState = { at: 'closed' }

const convert = ({ tokens, key }: Form): ConversionStep => [
  { at: 'converting', tokens, key },
  [{ type: 'convert', tokens, key }],
]

function transition(state: ConversionState, event: ConversionEvent): ConversionStep {
  switch (state.at) {
    case 'closed':
      return event.type === 'opened'
        ? [{ at: 'choosing', tokens: event.tokens, key: event.key }, []]
        : [state, []]
    case 'choosing':
      if (event.type === 'amount-chosen') return [{ ...state, tokens: event.tokens }, []]
      if (event.type === 'confirmed') return convert(state)
      return event.type === 'closed' ? [CLOSED, []] : [state, []]
    case 'converting':
      return converting(state, event)
    case 'converted':
      return event.type === 'closed' ? [CLOSED, []] : [state, []]
    case 'failed':
      if (event.type === 'retried' && !state.isRefusal) return convert(state)
      // What may have arrived shows in the balances.
      return event.type === 'closed' ? [CLOSED, [{ type: 'refresh' }]] : [state, []]
  }
}

function converting(state: ConversionState & { at: 'converting' }, event: ConversionEvent): ConversionStep {
  const { tokens, key } = state
  switch (event.type) {
    case 'converted':
      return [{ at: 'converted', tokens, balance: event.balance }, [{ type: 'refresh' }]]
    case 'convert-failed': {
      const { message, isRefusal } = event
      return [{ at: 'failed', tokens, key, message, isRefusal }, [{ type: 'refresh' }]]
    }
    default:
      return [state, []]
  }
}

/** Points for tokens: how many, once, then what came of it. */
export const conversionMachine: Machine<ConversionState, ConversionEvent, ConversionEffect> = {
  initial: CLOSED,
  transition,
}
