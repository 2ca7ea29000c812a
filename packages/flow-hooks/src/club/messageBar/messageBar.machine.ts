import { isClosable, type Message } from '@players-club/domain-models'
import { abandon, type Abandon, type Machine, type Step } from '../machine/Machine.ts'

type RaisedMessage = Message & {
  /** Tells two messages with the same text apart. */
  readonly id: number
}

/** The message on show. */
export type ShownMessage = RaisedMessage & {
  /** Outage warnings cannot be closed by hand. */
  readonly isClosable: boolean
}

/** Why a message's timer is paused: it is hovered or focused, or its page is not seen. */
export type PauseReason = 'hover' | 'focus' | 'hidden'

type Entry = {
  readonly message: ShownMessage
  /** The page it was raised on. */
  readonly path: string
}

/** An outage warning that another message goes before, and the time it has left. */
export type WaitingWarning = Entry & { readonly leftMs: number | null }

type OnShow = Entry & { readonly waiting: WaitingWarning | null } & (
    | {
        readonly at: 'showing'
        /** When it closes by itself, in the milliseconds of the clock's `elapsed()`, or never. */
        readonly closesAt: number | null
      }
    | {
        readonly at: 'paused'
        readonly leftMs: number | null
        readonly reasons: readonly PauseReason[]
      }
  )

/** The message bar without a message, or with the one that is shown. */
export type MessageBarState = { readonly at: 'empty' } | OnShow

export type MessageBarEvent = { readonly now: number } & (
  | { readonly type: 'raised'; readonly message: RaisedMessage; readonly path: string }
  | { readonly type: 'closed' }
  | { readonly type: 'time-came' }
  | { readonly type: 'route-changed'; readonly path: string }
  | { readonly type: 'paused'; readonly reason: PauseReason }
  | { readonly type: 'resumed'; readonly reason: PauseReason }
  | { readonly type: 'withdrawn'; readonly id: number }
  | { readonly type: 'session-changed' }
)

export type MessageBarEffect = { readonly type: 'closeAfter'; readonly ms: number }

type MessageBarStep = Step<MessageBarState, MessageBarEffect | Abandon>

function transition(state: MessageBarState, event: MessageBarEvent): MessageBarStep {
  if (event.type === 'raised') return raised(state, event)
  if (state.at === 'empty') return [state, []]

  switch (event.type) {
    case 'time-came':
      return gone(state, event)
    case 'closed':
      return state.message.isClosable ? gone(state, event) : [state, []]
    case 'withdrawn':
      if (state.message.id === event.id) return gone(state, event)
      return [state.waiting?.message.id === event.id ? { ...state, waiting: null } : state, []]
    case 'session-changed':
      // What was said to one player is not for the next; an outage concerns everybody.
      return isOutage(state.message) ? [state, []] : gone(state, event)
    case 'route-changed': {
      // A message with a time-out stays when its page is left.
      const isTimed = state.message.timeout !== undefined
      return isTimed || state.path === event.path ? [state, []] : gone(state, event)
    }
    case 'paused':
      return paused(state, event)
    case 'resumed':
      return resumed(state, event)
  }
}

const isOutage = ({ type }: Message) => type === 'outage_warning'

function raised(
  state: MessageBarState,
  { message, path, now }: Extract<MessageBarEvent, { type: 'raised' }>,
): MessageBarStep {
  const entry = {
    message: { ...message, isClosable: isClosable(message) },
    path,
    leftMs: message.timeout ?? null,
  }
  if (state.at === 'empty') return show({ entry, waiting: null, reasons: [], now })
  // An outage is still there when the other message has been read; what that says is said once.
  if (isOutage(message) && !isOutage(state.message)) return [{ ...state, waiting: entry }, []]
  const waiting = isOutage(state.message) && !isOutage(message) ? onShow(state, now) : state.waiting
  return show({ entry, waiting, reasons: reasonsOf(state), now })
}

/** The bar after its message: an outage warning that has waited, or nothing. */
function gone(state: OnShow, { now }: MessageBarEvent): MessageBarStep {
  const { waiting } = state
  if (!waiting) return [{ at: 'empty' }, [abandon]]
  return show({ entry: waiting, waiting: null, reasons: reasonsOf(state), now })
}

function show(what: {
  entry: WaitingWarning
  waiting: WaitingWarning | null
  /** The bar stays under the pointer when its message changes, so no new hover event comes. */
  reasons: readonly PauseReason[]
  now: number
}): MessageBarStep {
  const { waiting, reasons, now } = what
  const { message, path, leftMs } = what.entry
  const shown = { message, path, waiting }
  if (reasons.length > 0) return [{ ...shown, at: 'paused', leftMs, reasons }, [abandon]]
  if (leftMs === null) return [{ ...shown, at: 'showing', closesAt: null }, [abandon]]
  return [{ ...shown, at: 'showing', closesAt: now + leftMs }, [abandon, { type: 'closeAfter', ms: leftMs }]]
}

const reasonsOf = (state: OnShow) => (state.at === 'paused' ? state.reasons : [])

function onShow(state: OnShow, now: number): WaitingWarning {
  const { message, path } = state
  if (state.at === 'paused') return { message, path, leftMs: state.leftMs }
  return { message, path, leftMs: state.closesAt === null ? null : Math.max(0, state.closesAt - now) }
}

function paused(
  state: OnShow,
  { reason, now }: Extract<MessageBarEvent, { type: 'paused' }>,
): MessageBarStep {
  const reasons = reasonsOf(state)
  if (reasons.includes(reason)) return [state, []]
  const { waiting } = state
  return show({ entry: onShow(state, now), waiting, reasons: [...reasons, reason], now })
}

function resumed(
  state: OnShow,
  { reason, now }: Extract<MessageBarEvent, { type: 'resumed' }>,
): MessageBarStep {
  if (state.at !== 'paused') return [state, []]
  const { waiting } = state
  const reasons = state.reasons.filter(other => other !== reason)
  return show({ entry: onShow(state, now), waiting, reasons, now })
}

/** The message bar: one message at a time, a new one takes the place of the old; an outage warning goes after others. */
export const messageBarMachine: Machine<MessageBarState, MessageBarEvent, MessageBarEffect> = {
  initial: { at: 'empty' },
  transition,
}
