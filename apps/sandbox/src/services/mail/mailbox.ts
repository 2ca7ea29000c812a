import type { Mailbox, MailMessage } from './MailMessage.ts'

export const MAILBOX_SIZE = 500

/** The mailbox with the message on top; the same mailbox if it has this id already. */
export const received = (mailbox: Mailbox, message: MailMessage): Mailbox =>
  mailbox.some(({ id }) => id === message.id) ? mailbox : [message, ...mailbox].slice(0, MAILBOX_SIZE)

const sameCase = (text: string) => text.trim().toLowerCase()

/** The mails to one exact recipient, for programs. */
export const sentTo = (mailbox: Mailbox, to: string) =>
  mailbox.filter(message => sameCase(message.to) === sameCase(to))

/** The mails whose recipient contains this part, for people. */
export const searched = (mailbox: Mailbox, part: string) =>
  mailbox.filter(message => sameCase(message.to).includes(sameCase(part)))
