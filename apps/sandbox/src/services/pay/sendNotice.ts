import { createHmac } from 'node:crypto'
import { type Payment, verdictOf } from './Payment.ts'

type Deps = { secret: string; fetch: typeof fetch; realNow: () => Date }

/**
 * Sends the product a signed notice about a payment, without a retry: the product's reconciler asks for lost ones.
 * Rejects unless the product accepts it.
 */
export const createSendNotice =
  ({ secret, fetch, realNow }: Deps) =>
  async (payment: Payment): Promise<void> => {
    const body = JSON.stringify(verdictOf(payment))
    const seconds = Math.floor(realNow().getTime() / 1000)
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    const answer = await fetch(payment.noticeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-payment-signature': `t=${seconds},v1=${signature}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  }
