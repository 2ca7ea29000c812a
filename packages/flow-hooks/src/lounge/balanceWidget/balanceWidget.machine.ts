import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import type { UserTokens } from '@players-club/domain-models'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'
import type { WidgetBinding, WidgetNews } from './WidgetHost.ts'

/** What the balance widget shows: that it loads, a guest, the sign-in, the tokens, or what failed. */
export type BalanceWidgetState =
  | { readonly at: 'loading' }
  /** The notice explains why there is no session any more, or not yet. */
  | { readonly at: 'guest'; readonly notice: ErrorMessage | null }
  /** The club's window is open. */
  | { readonly at: 'signingIn' }
  /** The window has answered: its code becomes the frame's own session. */
  | { readonly at: 'entering' }
  | { readonly at: 'signedIn'; readonly tokens: UserTokens }
  | { readonly at: 'failed'; readonly message: ErrorMessage }

/** What has happened to the balance widget: a press, an answer, or a message from the sign-in's window. */
export type BalanceWidgetEvent =
  | { readonly type: 'session-remembered' }
  | { readonly type: 'nothing-remembered' }
  | { readonly type: 'sign-in-pressed' }
  | { readonly type: 'window-blocked' }
  | { readonly type: 'window-declined' }
  | { readonly type: 'window-closed' }
  | { readonly type: 'code-given'; readonly code: string; readonly binding: WidgetBinding }
  | { readonly type: 'session-opened' }
  | { readonly type: 'code-refused'; readonly error: unknown }
  | { readonly type: 'balance-loaded'; readonly tokens: UserTokens }
  | { readonly type: 'balance-refused'; readonly error: unknown }
  | { readonly type: 'page-seen' }
  | { readonly type: 'retried' }

/** An effect of the balance widget's machine: storage, windows, calls, and news for the partner's page. */
export type BalanceWidgetEffect =
  /** Looks whether this frame has had a session: a guest's page asks the server nothing. */
  | { readonly type: 'recall' }
  | { readonly type: 'remember' }
  | { readonly type: 'forget' }
  | { readonly type: 'openWindow' }
  | { readonly type: 'focusWindow' }
  | { readonly type: 'redeem'; readonly code: string; readonly binding: WidgetBinding }
  | { readonly type: 'loadBalance' }
  | { readonly type: 'notifyPartner'; readonly news: WidgetNews }

type BalanceWidgetStep = Step<BalanceWidgetState, BalanceWidgetEffect | Abandon>

const loadBalance = { type: 'loadBalance' } as const
const notifyPartner = (news: WidgetNews) => ({ type: 'notifyPartner', news }) as const

type Why = 'ended' | 'blocked' | 'notKept' | 'unfinished'

const guest = (why?: Why): BalanceWidgetState => ({
  at: 'guest',
  notice: why ? { key: `lounge.widget.${why}` } : null,
})

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

/** The browser rejected the frame's cookie although the server has just set it. */
const isNotKept = (error: unknown) => error instanceof ApiError && error.problem?.errorKey === 'error.cookies'

function loading(state: BalanceWidgetState, event: BalanceWidgetEvent): BalanceWidgetStep {
  switch (event.type) {
    case 'session-remembered':
      return [state, [loadBalance]]
    case 'nothing-remembered':
      return [guest(), []]
    case 'balance-loaded':
      return [{ at: 'signedIn', tokens: event.tokens }, [notifyPartner('signedin')]]
    case 'balance-refused':
      if (statusOf(event.error) === 401) return [guest('ended'), [{ type: 'forget' }]]
      return [{ at: 'failed', message: errorMessage(event.error) }, [notifyPartner('failed')]]
    default:
      return [state, []]
  }
}

function signingIn(state: BalanceWidgetState, event: BalanceWidgetEvent): BalanceWidgetStep {
  switch (event.type) {
    case 'sign-in-pressed':
      return [state, [{ type: 'focusWindow' }]]
    case 'window-blocked':
      return [guest('blocked'), [abandon, notifyPartner('blocked')]]
    case 'window-declined':
      return [guest(), [abandon]]
    case 'window-closed':
      return [guest('unfinished'), [abandon]]
    case 'code-given':
      return [{ at: 'entering' }, [{ type: 'redeem', code: event.code, binding: event.binding }]]
    default:
      return [state, []]
  }
}

function entering(state: BalanceWidgetState, event: BalanceWidgetEvent): BalanceWidgetStep {
  switch (event.type) {
    case 'session-opened':
      return [state, [loadBalance]]
    case 'code-refused':
      if (isNotKept(event.error)) return [guest('notKept'), [abandon, notifyPartner('failed')]]
      return [{ at: 'guest', notice: errorMessage(event.error) }, [abandon, notifyPartner('failed')]]
    case 'balance-loaded':
      return [
        { at: 'signedIn', tokens: event.tokens },
        [abandon, { type: 'remember' }, notifyPartner('signedin')],
      ]
    case 'balance-refused':
      if (statusOf(event.error) === 401) return [guest('notKept'), [abandon, notifyPartner('failed')]]
      return [
        { at: 'failed', message: errorMessage(event.error) },
        [abandon, { type: 'remember' }, notifyPartner('failed')],
      ]
    default:
      return [state, []]
  }
}

function signedIn(state: BalanceWidgetState, event: BalanceWidgetEvent): BalanceWidgetStep {
  switch (event.type) {
    case 'page-seen':
    case 'nothing-remembered':
      // An answer that is still on its way may hold an older balance.
      return [state, [abandon, loadBalance]]
    case 'balance-loaded':
      return [{ at: 'signedIn', tokens: event.tokens }, []]
    case 'balance-refused':
      // A balance that could not be brought up to date is still the last one known.
      if (statusOf(event.error) !== 401) return [state, []]
      return [guest('ended'), [abandon, { type: 'forget' }, notifyPartner('signedout')]]
    default:
      return [state, []]
  }
}

function transition(state: BalanceWidgetState, event: BalanceWidgetEvent): BalanceWidgetStep {
  switch (state.at) {
    case 'loading':
      return loading(state, event)
    case 'guest':
      if (event.type === 'sign-in-pressed') return [{ at: 'signingIn' }, [{ type: 'openWindow' }]]
      // Another widget of this page has just been signed in.
      if (event.type === 'session-remembered') return [{ at: 'loading' }, [loadBalance]]
      return [state, []]
    case 'signingIn':
      return signingIn(state, event)
    case 'entering':
      return entering(state, event)
    case 'signedIn':
      return signedIn(state, event)
    case 'failed':
      if (event.type === 'retried') return [{ at: 'loading' }, [loadBalance]]
      return [state, []]
  }
}

/** A player's tokens on a partner's page: sign-in happens in a window of the club, the frame only gets a code. */
export const balanceWidgetMachine: Machine<BalanceWidgetState, BalanceWidgetEvent, BalanceWidgetEffect> = {
  initial: { at: 'loading' },
  start: [{ type: 'recall' }],
  transition,
}
