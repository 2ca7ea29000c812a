import { errorMessage, type ErrorMessage } from '@players-club/api-client'
import {
  emptyFeedback,
  FEEDBACK_SENDER,
  type FeedbackField,
  type FeedbackSender,
  type FeedbackValues,
  type MessageKey,
} from '@players-club/domain-models'
import { feedbackErrors, type FeedbackErrors } from '@players-club/forms-validation'
import { captchaFailure, isReason } from '../../club/captcha.ts'
import { knownFields, textFields, type FormDraft } from '../../club/draft/FormDraft.ts'
import { withTouched, withoutChanged } from '../../club/fields.ts'
import type { Machine, Step } from '../../club/machine/Machine.ts'

export interface FeedbackState {
  /** Proving: the captcha is shown and solved. */
  readonly at: 'editing' | 'proving' | 'sending' | 'sent'
  readonly values: FeedbackValues
  /** The account's data of the sender, which cannot be edited here. */
  readonly sender: FeedbackSender
  /** Fields that have been touched: what is wrong with them may be said. */
  readonly touched: readonly FeedbackField[]
  /** What the server found wrong. */
  readonly refused: FeedbackErrors
  /** Why the last try failed, where that says more than that it did. */
  readonly reason: ErrorMessage | null
}

export type FeedbackEvent =
  | { readonly type: 'sender-known'; readonly sender: FeedbackSender }
  | { readonly type: 'changed'; readonly change: Partial<FeedbackValues> }
  | { readonly type: 'touched'; readonly field: FeedbackField }
  | { readonly type: 'submitted' }
  | { readonly type: 'captcha-solved'; readonly token: string }
  | { readonly type: 'captcha-failed'; readonly error: unknown }
  | { readonly type: 'sent' }
  | { readonly type: 'send-failed'; readonly error: unknown }
  | { readonly type: 'time-came' }
  | { readonly type: 'navigation-failed' }

export type FeedbackEffect =
  /** Fetches the captcha and solves it. */
  | { readonly type: 'prove' }
  | { readonly type: 'send'; readonly values: FeedbackValues; readonly token: string }
  | { readonly type: 'showMessage'; readonly key: 'feedback.sent' | 'feedback.failed' }
  | { readonly type: 'waitToGo' }
  | { readonly type: 'goHome' }

type FeedbackStep = Step<FeedbackState, FeedbackEffect>

/** What is wrong with the form, said or not. */
export const errorsOf = ({ values, refused }: FeedbackState): FeedbackErrors => ({
  ...feedbackErrors(values),
  ...refused,
})

export const canSend = (state: FeedbackState): boolean =>
  state.at === 'editing' && Object.keys(errorsOf(state)).length === 0

/** The fields of a sender that is not known any more are for the next one to fill. */
function known(state: FeedbackState, sender: FeedbackSender): FeedbackState {
  const forgotten = Object.fromEntries(
    FEEDBACK_SENDER.filter(field => field in state.sender).map(field => [field, '']),
  )
  return { ...state, sender, values: { ...state.values, ...forgotten, ...sender } }
}

function changed(state: FeedbackState, change: Partial<FeedbackValues>): FeedbackState {
  const values = { ...state.values, ...change, ...state.sender }
  return { ...state, values, refused: withoutChanged(state.refused, change) }
}

const FIELD_OF: Partial<Record<MessageKey, FeedbackField>> = {
  'error.email.invalid': 'email',
  'feedback.message.invalid': 'message',
  'feedback.subject.invalid': 'subject',
  'field.firstName': 'firstName',
  'field.lastName': 'lastName',
}

/** What was written stays, and what is wrong with it is marked. */
function failed(state: FeedbackState, message: ErrorMessage): FeedbackStep {
  const field = message.key && FIELD_OF[message.key]
  const refused = message.key && field ? { [field]: { key: message.key, params: message.params } } : {}
  const reason = !field && isReason(message) ? message : null
  return [{ ...state, at: 'editing', refused, reason }, [{ type: 'showMessage', key: 'feedback.failed' }]]
}

function editing(state: FeedbackState, event: FeedbackEvent): FeedbackStep {
  switch (event.type) {
    case 'changed':
      return [changed(state, event.change), []]
    case 'touched':
      return [{ ...state, touched: withTouched(state.touched, event.field) }, []]
    case 'submitted':
      return canSend(state) ? [{ ...state, at: 'proving', reason: null }, [{ type: 'prove' }]] : [state, []]
    default:
      return [state, []]
  }
}

function transition(state: FeedbackState, event: FeedbackEvent): FeedbackStep {
  if (event.type === 'sender-known') return [known(state, event.sender), []]
  switch (state.at) {
    case 'editing':
      return editing(state, event)
    case 'proving':
      if (event.type === 'captcha-solved') {
        const { values } = state
        return [{ ...state, at: 'sending' }, [{ type: 'send', values, token: event.token }]]
      }
      if (event.type === 'captcha-failed')
        return failed(state, captchaFailure(event.error, 'feedback.captchaFailed'))
      return [state, []]
    case 'sending':
      if (event.type === 'sent')
        return [
          { ...state, at: 'sent' },
          [{ type: 'showMessage', key: 'feedback.sent' }, { type: 'waitToGo' }],
        ]
      if (event.type === 'send-failed') return failed(state, errorMessage(event.error))
      return [state, []]
    case 'sent':
      if (event.type === 'navigation-failed') return [blank(state.sender), []]
      return event.type === 'time-came' ? [state, [{ type: 'goHome' }]] : [state, []]
  }
}

const blank = (sender: FeedbackSender): FeedbackState => ({
  at: 'editing',
  values: { ...emptyFeedback, ...sender },
  sender,
  touched: [],
  refused: {},
  reason: null,
})

/** Feedback: the first submit shows the captcha, the solved captcha sends, and what is sent leads home. */
export const feedbackMachine = (
  sender: FeedbackSender,
): Machine<FeedbackState, FeedbackEvent, FeedbackEffect> => ({
  initial: blank(sender),
  transition,
})

/** What was written, until it is sent; what the account fills in is not part of it. */
export const feedbackDraft: FormDraft<FeedbackState, FeedbackEvent, Record<string, string>> = {
  form: 'feedback',
  struct: textFields,
  inputOf({ at, values, sender }) {
    const written = Object.entries(values).filter(([field, value]) => value !== '' && !(field in sender))
    return at === 'sent' || written.length === 0 ? null : Object.fromEntries(written)
  },
  restored: input => ({ type: 'changed', change: knownFields(input, emptyFeedback) }),
}
