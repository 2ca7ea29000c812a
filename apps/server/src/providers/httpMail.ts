import { requestOutside, type OutsideParty } from './askOutside.ts'
import type { MailProvider } from '../kernel/outbox/MailProvider.ts'

/** `url` is where mails are posted to. */
export type HttpMailOptions = Omit<OutsideParty, 'name'>

/** Posts mails as JSON. Any status but success, and a timeout, is a failure. */
export function httpMail(options: HttpMailOptions): MailProvider {
  const request = requestOutside({ name: 'mail service', ...options })
  return {
    async send(mail) {
      const answer = await request({ path: '', body: mail, key: mail.id, about: mail.id })
      await answer.body?.cancel()
    },
  }
}
