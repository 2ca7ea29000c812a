import type { Promotion } from '@players-club/domain-models'
import type { Machine, Step } from '../../club/machine/Machine.ts'

export type LoadMoreState = {
  readonly at: 'idle' | 'loading' | 'failed'
  /** What was loaded after the first page, page by page. */
  readonly more: readonly Promotion[]
  readonly pages: number
}

export type LoadMoreEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'arrived'; readonly content: readonly Promotion[] }
  | { readonly type: 'load-failed' }

/** Loads the next page, counted from 1 behind the first. */
export type LoadMoreEffect = { readonly type: 'load'; readonly page: number }

function transition(state: LoadMoreState, event: LoadMoreEvent): Step<LoadMoreState, LoadMoreEffect> {
  const isLoading = state.at === 'loading'
  switch (event.type) {
    case 'asked':
      if (isLoading) return [state, []]
      return [{ ...state, at: 'loading' }, [{ type: 'load', page: state.pages + 1 }]]
    case 'arrived':
      if (!isLoading) return [state, []]
      return [{ at: 'idle', more: [...state.more, ...event.content], pages: state.pages + 1 }, []]
    case 'load-failed':
      return isLoading ? [{ ...state, at: 'failed' }, []] : [state, []]
  }
}

/** The pages behind the first, one at a time. */
export const loadMoreMachine: Machine<LoadMoreState, LoadMoreEvent, LoadMoreEffect> = {
  initial: { at: 'idle', more: [], pages: 0 },
  transition,
}
