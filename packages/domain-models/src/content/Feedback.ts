import type { Account } from '../accounts/Account.ts'

/** What a visitor writes to the support team. */
export interface FeedbackValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly subject: string
  readonly message: string
}
/** The name of a field of the feedback form. */
export type FeedbackField = keyof FeedbackValues

/** The feedback form of a guest before anything is typed. */
export const emptyFeedback: FeedbackValues = {
  firstName: '',
  lastName: '',
  email: '',
  subject: '',
  message: '',
}

/** Who is writing: as far as an account says so, it is not typed. */
export const FEEDBACK_SENDER = ['firstName', 'lastName', 'email'] as const
/** What the account of a sender of feedback has; these fields are filled in and locked. */
export type FeedbackSender = Partial<Pick<FeedbackValues, (typeof FEEDBACK_SENDER)[number]>>

/** What the account has of the sender: these fields are locked. */
export function feedbackSender(
  account: Pick<Account, (typeof FEEDBACK_SENDER)[number]> | null,
): FeedbackSender {
  const known = FEEDBACK_SENDER.map(field => [field, account?.[field].trim() ?? ''] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== ''))
}
