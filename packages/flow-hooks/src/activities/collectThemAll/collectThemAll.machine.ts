import type { Machine, Step } from '../../club/machine/Machine.ts'

/** The moment of a whole collection: shown once, and its button only when it has been seen. */
export type CollectThemAllState = {
  readonly at: 'hidden' | 'shown' | 'ready'
  /** Every bucket is looked at. */
  readonly isDetailed: boolean
}

export type CollectThemAllEvent =
  /** The collection is whole, and its player does not know. */
  | { readonly type: 'collected' }
  | { readonly type: 'waited' }
  | { readonly type: 'closed' }
  | { readonly type: 'details-asked' }
  | { readonly type: 'details-closed' }

export type CollectThemAllEffect =
  | { readonly type: 'celebrate' }
  | { readonly type: 'wait' }
  /** The player knows. */
  | { readonly type: 'remember' }

type CollectThemAllStep = Step<CollectThemAllState, CollectThemAllEffect>

function transition(state: CollectThemAllState, event: CollectThemAllEvent): CollectThemAllStep {
  switch (event.type) {
    case 'collected':
      if (state.at !== 'hidden') return [state, []]
      return [
        { at: 'shown', isDetailed: false },
        [{ type: 'remember' }, { type: 'celebrate' }, { type: 'wait' }],
      ]
    case 'waited':
      return state.at === 'shown' ? [{ ...state, at: 'ready' }, []] : [state, []]
    case 'closed':
      return [{ ...state, at: 'hidden' }, []]
    case 'details-asked':
      return state.at === 'hidden' ? [{ ...state, isDetailed: true }, []] : [state, []]
    case 'details-closed':
      return [{ ...state, isDetailed: false }, []]
  }
}

/** The dialogs of a collect-them-all. */
export const collectThemAllMachine: Machine<CollectThemAllState, CollectThemAllEvent, CollectThemAllEffect> =
  {
    initial: { at: 'hidden', isDetailed: false },
    transition,
  }
