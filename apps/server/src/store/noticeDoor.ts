import type { Door } from '../kernel/http/app.ts'
import { ProblemError, problemResponse } from '../kernel/http/problem.ts'
import { readText } from '../kernel/http/readJson.ts'
import { API_HEADERS } from '../kernel/http/securityHeaders.ts'
import { systemClock } from '../kernel/clock/index.ts'
import { UnreadableNoticeError, type PaymentVerdict, type SignedNotice } from '../providers/index.ts'
import { NOTICE_PATH, type OrdersDeps } from './orders.service.ts'
import { unreadableNotice } from './paymentAlarms.ts'
import { hearOf } from './settleOrder.ts'

type NoticeDeps = Pick<OrdersDeps, 'database' | 'clock' | 'provider' | 'onUnreachable' | 'onUnchanged'>

/** The notice as it was posted; nothing where it is too large to be one. */
const readNotice = (request: Request): Promise<string | null> => readText(request).catch(() => null)

/** A signed notice that we cannot read is refused: the provider tells it again, perhaps to a newer version of us. */
const verdictOf = (
  { provider, onUnreachable }: NoticeDeps,
  notice: SignedNotice,
): PaymentVerdict | ProblemError => {
  try {
    return provider?.readNotice(notice) ?? new ProblemError(403)
  } catch (error) {
    if (!(error instanceof UnreadableNoticeError)) throw error
    onUnreachable(unreadableNotice(error.orderId))
    return new ProblemError(422)
  }
}

/**
 * Where the payment provider tells what became of a payment. It is known by its signature; nobody is signed in. A notice
 * of an order that we do not know is taken too, or it would come again and again: the log has it.
 */
export const noticeDoors = (deps: NoticeDeps): Record<string, Door> => ({
  [`POST ${NOTICE_PATH}`]: async ({ req, env: { visitor } }) => {
    visitor.route = 'store.notice'
    const body = await readNotice(req.raw)
    const signature = req.header('x-payment-signature') ?? ''
    if (!body) return problemResponse(new ProblemError(403))
    // Signatures are about machines, not about the product's time, which people may move.
    const verdict = verdictOf(deps, { body, signature, now: systemClock.now() })
    if (verdict instanceof ProblemError) return problemResponse(verdict)
    const { orderId, status } = verdict
    try {
      const settled = await hearOf(deps, verdict, 'notice')
      if (settled?.order.state === settled?.from)
        deps.onUnchanged({ orderId, state: settled?.from ?? 'unknown', status })
    } catch (error) {
      deps.onUnreachable(error, orderId)
      // It is told again later.
      return problemResponse(new ProblemError(503))
    }
    return new Response(null, { status: 204, headers: API_HEADERS })
  },
})
