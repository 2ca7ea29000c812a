export interface Mail {
  /** The same for every attempt, as an idempotency key. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** The reply address, if not the club's. */
  replyTo?: string
  /** For mails of a list: the one-click unsubscribe link (`List-Unsubscribe`, RFC 8058). */
  unsubscribeUrl?: string
  /** When it was queued, by the club's clock. */
  sentAt: Date
}

/** The mail service. `send` resolves when the service has accepted the mail, and rejects otherwise. */
export interface MailProvider {
  send(mail: Mail): Promise<void>
}
