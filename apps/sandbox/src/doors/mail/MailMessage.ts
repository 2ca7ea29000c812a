import { instant } from '@players-club/domain-models'
import { array, assign, type Infer, nullable, object, optional, size, string } from 'superstruct'

/** A mail as the product hands it over; one without a date is dated when it arrives. */
export const PostedMail = object({
  id: size(string(), 1, 200),
  to: size(string(), 3, 320),
  subject: size(string(), 1, 500),
  html: nullable(string()),
  text: string(),
  /** Where an answer goes, if not back to the club. */
  replyTo: optional(size(string(), 3, 320)),
  /** Of mails that a list sends: where one click ends it. */
  unsubscribeUrl: optional(size(string(), 1, 2000)),
  sentAt: optional(instant()),
})

export const MailMessage = assign(PostedMail, object({ sentAt: instant() }))
export type MailMessage = Infer<typeof MailMessage>

/** Newest first. */
export const Mailbox = array(MailMessage)
export type Mailbox = Infer<typeof Mailbox>
