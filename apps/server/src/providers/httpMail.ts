import { requestService, type ServiceOptions } from './externalService.ts'
import type { MailProvider } from '../kernel/outbox/MailProvider.ts'

/** Posts mails as JSON to the `url` itself. Any status but success, and a timeout, is a failure. */
export function httpMail(options: ServiceOptions): MailProvider {
  const request = requestService({ name: 'mail service', ...options })
  return {
    async send(mail) {
      const answer = await request({ path: '', body: mail, key: mail.id, about: mail.id })
      await answer.body?.cancel()
    },
  }
}
