import { isClosable, type Message } from '@players-club/domain-models'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

/** The message on show. */
export type ShownMessage = Message & {
  /** Tells two messages with the same text apart. */
  readonly id: number
  /** Outage warnings cannot be closed by hand. */
  readonly isClosable: boolean
}

/** Why a message waits: somebody points at it, or has the focus in it. */
export type PauseReason = 'hover' | 'focus'

export type MessageBarState = { readonly raised: number } & (
  | { readonly at: 'empty' }
  | {
      readonly at: 'showing'
      readonly message: ShownMessage
      /** The page it was raised on. */
      readonly path: string
      /** When it closes by itself (milliseconds since the epoch), or never. */
      readonly closesAt: number | null
    }
  | {
      readonly at: 'paused'
      readonly message: ShownMessage
      readonly path: string
      readonly leftMs: number | null
      readonly reasons: readonly PauseReason[]
    }
)

type OnShow = Exclude<MessageBarState, { at: 'empty' }>

export type MessageBarEvent =
  | { readonly type: 'raised'; readonly message: Message; readonly path: string; readonly now: number }
  | { readonly type: 'closed' }
  | { readonly type: 'time-came' }
  | { readonly type: 'route-changed'; readonly path: string }
  | { readonly type: 'paused'; readonly reason: PauseReason; readonly now: number }
  | { readonly type: 'resumed'; readonly reason: PauseReason; readonly now: number }
  | { readonly type: 'withdrawn'; readonly of: Message['type'] }
  | { readonly type: 'session-turned' }

export type MessageBarEffect = { readonly type: 'closeAfter'; readonly ms: number }

type MessageBarStep = Step<MessageBarState, MessageBarEffect | Abandon>

function transition(state: MessageBarState, event: MessageBarEvent): MessageBarStep {
  const empty: MessageBarStep = [{ at: 'empty', raised: state.raised }, [abandon]]
  if (event.type === 'raised') return raised(state, event)
  if (state.at === 'empty') return [state, []]

  switch (event.type) {
    case 'time-came':
      return empty
    case 'closed':
      return state.message.isClosable ? empty : [state, []]
    case 'withdrawn':
      return state.message.type === event.of ? empty : [state, []]
    case 'session-turned':
      // What was said to one player is not for the next; an outage concerns everybody.
      return state.message.type === 'outage_warning' ? [state, []] : empty
    case 'route-changed': {
      // A message with its own time outlives the page it was raised on.
      const isTimed = state.message.timeout !== undefined
      return isTimed || state.path === event.path ? [state, []] : empty
    }
    case 'paused':
      return paused(state, event)
    case 'resumed':
      return resumed(state, event)
  }
}

function raised(
  state: MessageBarState,
  { message, path, now }: Extract<MessageBarEvent, { type: 'raised' }>,
): MessageBarStep {
  const id = state.raised + 1
  const shown = { ...message, id, isClosable: isClosable(message) }
  const leftMs = message.timeout ?? null
  // The bar does not leave from under the pointer when its message changes: nobody comes to it anew.
  if (state.at === 'paused') return [{ ...state, raised: id, message: shown, path, leftMs }, [abandon]]
  return showing({ raised: id, message: shown, path }, leftMs, now)
}

function showing(
  of: Pick<OnShow, 'raised' | 'message' | 'path'>,
  leftMs: number | null,
  now: number,
): MessageBarStep {
  if (leftMs === null) return [{ ...of, at: 'showing', closesAt: null }, [abandon]]
  return [{ ...of, at: 'showing', closesAt: now + leftMs }, [abandon, { type: 'closeAfter', ms: leftMs }]]
}

function paused(
  state: OnShow,
  { reason, now }: Extract<MessageBarEvent, { type: 'paused' }>,
): MessageBarStep {
  if (state.at === 'paused')
    return state.reasons.includes(reason)
      ? [state, []]
      : [{ ...state, reasons: [...state.reasons, reason] }, []]
  const { raised, message, path, closesAt } = state
  const leftMs = closesAt === null ? null : Math.max(0, closesAt - now)
  return [{ at: 'paused', raised, message, path, leftMs, reasons: [reason] }, [abandon]]
}

function resumed(
  state: OnShow,
  { reason, now }: Extract<MessageBarEvent, { type: 'resumed' }>,
): MessageBarStep {
  if (state.at !== 'paused') return [state, []]
  const reasons = state.reasons.filter(other => other !== reason)
  if (reasons.length > 0) return [{ ...state, reasons }, []]
  const { raised, message, path, leftMs } = state
  return showing({ raised, message, path }, leftMs, now)
}

/** The message bar: one message at a time, a new one takes the place of the old. */
export const messageBarMachine: Machine<MessageBarState, MessageBarEvent, MessageBarEffect> = {
  initial: { at: 'empty', raised: 0 },
  transition,
}
