import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import { emailRule, type FieldError } from '@players-club/forms-validation'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

export type EmailRequestState =
  | {
      readonly at: 'editing'
      readonly email: string
      /** What is wrong with the address, once its field was left. */
      readonly error?: FieldError
      readonly notice: ErrorMessage | null
    }
  | { readonly at: 'sending'; readonly email: string }
  | { readonly at: 'sent'; readonly email: string }

export type EmailRequestEvent =
  | { readonly type: 'changed'; readonly email: string }
  | { readonly type: 'left' }
  | { readonly type: 'submitted' }
  | { readonly type: 'mailed' }
  | { readonly type: 'failed'; readonly error: unknown }

export type EmailRequestEffect =
  | { readonly type: 'wait' }
  | { readonly type: 'send'; readonly email: string }
  | { readonly type: 'confirm'; readonly email: string }

export type EmailRequestMachine = Machine<EmailRequestState, EmailRequestEvent, EmailRequestEffect>

/** The keys that every call may be refused with: nothing was mailed, and they are about no account. */
const GENERAL_REFUSALS = ['error.badRequest', 'error.csrf', 'error.rateLimited']

/** The button's own condition: an address is there, and looks like one. */
export function canRequestEmail({ at, email }: EmailRequestState): boolean {
  return at === 'editing' && emailRule(email.trim()) === null
}

/**
 * An address is typed, and a mail asked for. Only the account's own refusals in `told` are shown; any other leads to
 * the confirmation as a success does, so that it tells nothing about the account.
 */
export function emailRequestMachine(told: readonly MessageKey[]): EmailRequestMachine {
  const confirmed = (email: string): Step<EmailRequestState, EmailRequestEffect | Abandon> => [
    { at: 'sent', email },
    [abandon, { type: 'confirm', email }],
  ]

  return {
    initial: { at: 'editing', email: '', notice: null },
    transition(state, event) {
      switch (state.at) {
        case 'editing':
          if (event.type === 'changed') return [{ at: 'editing', email: event.email, notice: null }, []]
          if (event.type === 'left') return [{ ...state, error: emailError(state.email.trim()) }, []]
          if (event.type !== 'submitted' || !canRequestEmail(state)) return [state, []]
          return [
            { at: 'sending', email: state.email.trim() },
            [{ type: 'wait' }, { type: 'send', email: state.email.trim() }],
          ]
        case 'sending': {
          const { email } = state
          if (event.type === 'mailed') return confirmed(email)
          if (event.type !== 'failed') return [state, []]
          const notice = refusalNotice(event.error, told)
          return notice ? [{ at: 'editing', email, notice }, [abandon]] : confirmed(email)
        }
        case 'sent':
          return [state, []]
      }
    },
  }
}

/** Nothing is said of a field that was passed by. */
const emailError = (email: string) => (email === '' ? undefined : (emailRule(email) ?? undefined))

function refusalNotice(error: unknown, told: readonly MessageKey[]): ErrorMessage | null {
  const problem = error instanceof ApiError ? error.problem : undefined
  const key = problem?.errorKey
  if (key) return told.find(each => each === key) ? errorMessage(error) : generalNotice(key, error)
  const message = errorMessage(error)
  // The server's own words for an error without a key are meant for operators only.
  return message.key ? message : { key: 'error.general' }
}

const generalNotice = (key: string, error: unknown) =>
  GENERAL_REFUSALS.includes(key) ? errorMessage(error) : null
