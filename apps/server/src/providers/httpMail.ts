import { isInsideUnitOfWork } from '../kernel/database/index.ts'
import type { MailProvider } from './MailProvider.ts'

export interface HttpMailOptions {
  /** Where mails are posted to. */
  url: string
  /** The bearer secret the other side knows us by. */
  secret: string
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

/** Posts mails as JSON. Any answer but a good one, and none in time, is a failure. */
export function httpMail({
  url,
  secret,
  timeoutMs = 10_000,
  fetch = globalThis.fetch,
}: HttpMailOptions): MailProvider {
  return {
    async send(mail) {
      if (isInsideUnitOfWork()) throw new Error('No outside party is called inside a unit of work.')
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secret}`,
          'content-type': 'application/json',
          'idempotency-key': mail.id,
        },
        body: JSON.stringify(mail),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The mail service answered ${answer.status}.`)
    },
  }
}
