import { ApiError, type ErrorMessage } from '@players-club/api-client'
import {
  emptyTicket,
  isTicketWhole,
  TICKET_KINDS,
  ticketCodes,
  ticketOutcome,
  type LocationOutcome,
  type LocationRefusal,
  type TicketCodes,
  type TicketEntryResult,
  type TicketKind,
  type TicketValues,
} from '@players-club/domain-models'
import { enums, optional, partial, string, type as shape } from 'superstruct'
import type { FormDraft } from '../../club/draft/FormDraft.ts'
import { withTouched } from '../../club/fields.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import type { Machine, Step } from '../../club/machine/Machine.ts'
import { ticketRefusal } from './ticketRefusal.ts'

type TicketInput = Pick<Form, 'kind' | 'drafts'> & {
  /** Of the request whose outcome is not known. */
  readonly sentKey?: string | undefined
}

type Form = {
  readonly kind: TicketKind
  /** What was typed, by the kind of ticket: looking at another tab loses nothing. */
  readonly drafts: Readonly<Partial<Record<TicketKind, TicketValues>>>
  /** The fields that were touched: only those are judged. */
  readonly touched: readonly (keyof TicketValues)[]
  /** Why the last ticket was not entered. */
  readonly notice: ErrorMessage | null
  /** Of the request: made when the form opens, the same for every attempt to send it. */
  readonly key: string | null
  /** It went out, and its outcome is not known. */
  readonly isOutcomeUnknown: boolean
}

/** Where the entry of a ticket is: being typed, at the location check, being sent, or with its result. */
export type EnterTicketState = Form &
  (
    | { readonly at: 'entering' }
    | { readonly at: 'locating' }
    | { readonly at: 'sending' }
    | { readonly at: 'locationRefused'; readonly locationRefusal: LocationRefusal }
    | { readonly at: 'success' | 'pending'; readonly result: TicketEntryResult }
  )

export type EnterTicketEvent =
  | { readonly type: 'opened'; readonly key: string }
  | { readonly type: 'kind-chosen'; readonly kind: TicketKind }
  | ({ readonly type: 'restored' } & TicketInput)
  | { readonly type: 'changed'; readonly change: Partial<TicketValues> }
  | { readonly type: 'touched'; readonly field: keyof TicketValues }
  | { readonly type: 'submitted' }
  | { readonly type: 'located'; readonly outcome: LocationOutcome }
  | { readonly type: 'entered'; readonly result: TicketEntryResult }
  | { readonly type: 'refused'; readonly error: unknown; readonly isRetry: boolean }
  | { readonly type: 'closed' }

export type EnterTicketEffect =
  | { readonly type: 'open' }
  | { readonly type: 'locate' }
  | {
      readonly type: 'enter'
      readonly key: string
      readonly codes: TicketCodes
      /** It went out before, and its outcome is not known. */
      readonly isRetry: boolean
    }
  | { readonly type: 'showMessage'; readonly message: ErrorMessage }
  | { readonly type: 'celebrate' }
  | { readonly type: 'reloadBalance' }

type EnterTicketStep = Step<EnterTicketState, EnterTicketEffect>

const open = { type: 'open' } as const

export const valuesOf = ({ drafts, kind }: EnterTicketState): TicketValues => drafts[kind] ?? emptyTicket

const formOf = ({ kind, drafts, touched, notice, key, isOutcomeUnknown }: EnterTicketState): Form => ({
  kind,
  drafts,
  touched,
  notice,
  key,
  isOutcomeUnknown,
})

/** Another ticket needs a new idempotency key, or it would be taken for the previous request. */
const forAnotherTicket = (state: EnterTicketState): EnterTicketStep =>
  state.isOutcomeUnknown ? [{ ...state, key: null, isOutcomeUnknown: false }, [open]] : [state, []]

function kindChosen(state: EnterTicketState, kind: TicketKind): EnterTicketStep {
  if (kind === state.kind) return [state, []]
  return forAnotherTicket({ ...state, kind, touched: [], notice: null })
}

function changed(state: EnterTicketState, change: Partial<TicketValues>): EnterTicketStep {
  const drafts = { ...state.drafts, [state.kind]: { ...valuesOf(state), ...change } }
  return forAnotherTicket({ ...state, drafts, notice: null })
}

function restored(state: EnterTicketState, { kind, drafts, sentKey }: TicketInput): EnterTicketState {
  const sent = sentKey === undefined ? {} : { key: sentKey, isOutcomeUnknown: true }
  return { ...state, kind, drafts, ...sent }
}

function submitted(state: EnterTicketState): EnterTicketStep {
  if (state.key === null || !isTicketWhole(state.kind, valuesOf(state))) return [state, []]
  return [{ ...formOf(state), at: 'locating', notice: null }, [{ type: 'locate' }]]
}

function located(state: EnterTicketState, outcome: LocationOutcome): EnterTicketStep {
  const { key, kind, isOutcomeUnknown: isRetry } = state
  if (outcome !== 'inRegion' || key === null)
    return [
      {
        ...formOf(state),
        at: 'locationRefused',
        locationRefusal: outcome === 'inRegion' ? 'unavailable' : outcome,
      },
      [],
    ]
  const codes = ticketCodes(kind, valuesOf(state))
  const enter = { type: 'enter', key, codes, isRetry } as const
  return [{ ...formOf(state), at: 'sending', isOutcomeUnknown: true }, [enter]]
}

function entered(state: EnterTicketState, result: TicketEntryResult): EnterTicketStep {
  const { kind, drafts } = state
  const form: Form = {
    kind,
    drafts: { ...drafts, [kind]: emptyTicket },
    touched: [],
    notice: null,
    key: null,
    isOutcomeUnknown: false,
  }
  const at = ticketOutcome(result.prizes)
  const joy = at === 'success' ? [{ type: 'celebrate' } as const] : []
  return [{ ...form, at, result }, [...joy, { type: 'reloadBalance' }, open]]
}

/** Why the server refused the player's location. */
const locationRefusalOf = (error: unknown): LocationRefusal | null => {
  if (!(error instanceof ApiError)) return null
  if (error.messageKey === 'location.notInRegion') return 'notInRegion'
  return error.messageKey === 'location.unavailable' ? 'unavailable' : null
}

function refused(
  state: EnterTicketState,
  { error, isRetry }: EnterTicketEvent & { type: 'refused' },
): EnterTicketStep {
  const locationRefusal = locationRefusalOf(error)
  if (locationRefusal) return [{ ...formOf(state), at: 'locationRefused', locationRefusal }, []]
  const notice = ticketRefusal(error)
  const showMessage = { type: 'showMessage', message: notice } as const
  const form = { ...formOf(state), at: 'entering', notice } as const
  // When nothing was sent, or the outcome is unknown, the request and its idempotency key stay the same.
  if (state.at === 'locating' || !isRefusal(error, isRetry)) return [form, [showMessage]]
  return [{ ...form, key: null, isOutcomeUnknown: false }, [showMessage, open]]
}

function transition(state: EnterTicketState, event: EnterTicketEvent): EnterTicketStep {
  if (event.type === 'opened') return [state.key === null ? { ...state, key: event.key } : state, []]
  switch (state.at) {
    case 'entering':
      if (event.type === 'kind-chosen') return kindChosen(state, event.kind)
      if (event.type === 'changed') return changed(state, event.change)
      if (event.type === 'restored') return [restored(state, event), []]
      if (event.type === 'touched')
        return [{ ...state, touched: withTouched(state.touched, event.field) }, []]
      return event.type === 'submitted' ? submitted(state) : [state, []]
    case 'locating':
      if (event.type === 'located') return located(state, event.outcome)
      return event.type === 'refused' ? refused(state, event) : [state, []]
    case 'sending':
      if (event.type === 'entered') return entered(state, event.result)
      return event.type === 'refused' ? refused(state, event) : [state, []]
    case 'locationRefused':
      if (event.type === 'submitted') return submitted(state)
      return event.type === 'closed' ? [{ ...formOf(state), at: 'entering' }, []] : [state, []]
    case 'success':
    case 'pending':
      return event.type === 'closed' ? [{ ...formOf(state), at: 'entering' }, []] : [state, []]
  }
}

/** Entering tickets, one after another. Where the player is is asked on submit, and not before. */
export const enterTicketMachine: Machine<EnterTicketState, EnterTicketEvent, EnterTicketEffect> = {
  initial: {
    at: 'entering',
    kind: 'scratch',
    drafts: {},
    touched: [],
    notice: null,
    key: null,
    isOutcomeUnknown: false,
  },
  start: [open],
  transition,
}

const ticket = shape({ ticketCode: string(), secondCode: string() })

/**
 * The codes that were typed, of all kinds of tickets. After a reload, a ticket whose answer was lost is still the same
 * request: with another key it would be a duplicate of itself.
 */
export const ticketDraft: FormDraft<EnterTicketState, EnterTicketEvent, TicketInput> = {
  form: 'ticket',
  struct: shape({
    kind: enums(TICKET_KINDS),
    drafts: partial({
      scratch: ticket,
      fastPlay: ticket,
      draw: ticket,
      quickDraw: ticket,
      quickCard: ticket,
    }),
    sentKey: optional(string()),
  }),
  inputOf: ({ kind, drafts, key, isOutcomeUnknown }) =>
    Object.values(drafts).some(({ ticketCode, secondCode }) => ticketCode || secondCode)
      ? { kind, drafts, ...(isOutcomeUnknown && key !== null && { sentKey: key }) }
      : null,
  restored: input => ({ type: 'restored', ...input }),
}
