export interface Mail {
  /** The same for every attempt, so that the other side can drop a repeated one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes, if not back to the club. */
  replyTo?: string
  /** Of mails that a list sends: where one click ends it (`List-Unsubscribe`, RFC 8058). */
  unsubscribeUrl?: string
  /** When it was decided on, in the product's time. */
  sentAt: Date
}

/** Whoever carries our mails. `send` resolves when the mail is theirs, and rejects otherwise. */
export interface MailProvider {
  send(mail: Mail): Promise<void>
}
