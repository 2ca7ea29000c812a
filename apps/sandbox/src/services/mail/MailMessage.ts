import { instant } from '@players-club/domain-models'
import { array, assign, type Infer, nullable, object, optional, size, string } from 'superstruct'

/** A mail as the product posts it; one without a date gets that of its arrival. */
export const PostedMail = object({
  id: size(string(), 1, 200),
  to: size(string(), 3, 320),
  subject: size(string(), 1, 500),
  html: nullable(string()),
  text: string(),
  /** The reply address, if it is not the club's. */
  replyTo: optional(size(string(), 3, 320)),
  /** For mails of a list: the one-click unsubscribe address. */
  unsubscribeUrl: optional(size(string(), 1, 2000)),
  sentAt: optional(instant()),
})

export const MailMessage = assign(PostedMail, object({ sentAt: instant() }))
export type MailMessage = Infer<typeof MailMessage>

/** Newest first. */
export const Mailbox = array(MailMessage)
export type Mailbox = Infer<typeof Mailbox>
