import type { ErrorMessage } from '@players-club/api-client'
import type { ActivityCredit } from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

export type ViewLinkState =
  | { readonly at: 'idle' }
  | { readonly at: 'crediting'; readonly key: string }
  | { readonly at: 'credited'; readonly credit: ActivityCredit }
  /** The link was opened; the outcome of the credit is unknown until the request is repeated. */
  | { readonly at: 'uncertain'; readonly key: string; readonly error: ErrorMessage }

export type ViewLinkEvent =
  /** The link was opened; the key is that of its credit. */
  | { readonly type: 'viewed'; readonly key: string }
  | { readonly type: 'credited'; readonly credit: ActivityCredit }
  | { readonly type: 'credit-failed'; readonly message: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'retried' }

export type ViewLinkEffect =
  | { readonly type: 'credit'; readonly key: string }
  | { readonly type: 'tellCredit'; readonly points: number }
  | { readonly type: 'tellFailure'; readonly message: ErrorMessage }
  | { readonly type: 'refresh' }

type ViewLinkStep = Step<ViewLinkState, ViewLinkEffect | Abandon>

const credit = (key: string): ViewLinkStep => [{ at: 'crediting', key }, [{ type: 'credit', key }]]

function transition(state: ViewLinkState, event: ViewLinkEvent): ViewLinkStep {
  switch (state.at) {
    case 'idle':
    case 'credited':
      return event.type === 'viewed' ? credit(event.key) : [state, []]
    case 'uncertain':
      return event.type === 'viewed' || event.type === 'retried' ? credit(state.key) : [state, []]
    case 'crediting':
      if (event.type === 'credited')
        return [
          { at: 'credited', credit: event.credit },
          [{ type: 'tellCredit', points: event.credit.points }, { type: 'refresh' }],
        ]
      if (event.type !== 'credit-failed') return [state, []]
      return event.isRefusal
        ? [{ at: 'idle' }, [{ type: 'tellFailure', message: event.message }, { type: 'refresh' }]]
        : [{ at: 'uncertain', key: state.key, error: event.message }, []]
  }
}

/** Opening the link of an activity, and the points for it: once, however often it is pressed meanwhile. */
export const viewLinkMachine: Machine<ViewLinkState, ViewLinkEvent, ViewLinkEffect> = {
  initial: { at: 'idle' },
  transition,
}
