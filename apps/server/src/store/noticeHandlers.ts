import type { PlainHandler } from '../kernel/http/app.ts'
import { ProblemError, problemResponse } from '../kernel/http/problem.ts'
import { readText } from '../kernel/http/readJson.ts'
import { API_HEADERS } from '../kernel/http/securityHeaders.ts'
import { systemClock } from '../kernel/clock/clock.ts'
import { UnreadableNoticeError, type PaymentVerdict, type SignedNotice } from '../providers/index.ts'
import { NOTICE_PATH, type OrdersDeps } from './orders.service.ts'
import { applyVerdict } from './settleOrder.ts'

type NoticeDeps = Pick<
  OrdersDeps,
  'database' | 'clock' | 'lottery' | 'provider' | 'onAlarm' | 'onUnreachable' | 'onUnchanged'
>

/** The posted notice; null if it is too large to be one. */
const readNotice = (request: Request): Promise<string | null> => readText(request).catch(() => null)

/** A signed notice that we cannot read is refused: the provider sends it again, perhaps to a newer version. */
const verdictOf = (
  { provider, onAlarm }: NoticeDeps,
  notice: SignedNotice,
): PaymentVerdict | ProblemError => {
  try {
    return provider?.readNotice(notice) ?? new ProblemError(403)
  } catch (error) {
    if (!(error instanceof UnreadableNoticeError)) throw error
    onAlarm('payment notice not understood', { orderId: error.orderId })
    return new ProblemError(422)
  }
}

/**
 * The endpoint for notices of the payment provider. They are authenticated by their signature. A notice of an unknown
 * order is accepted and logged, or it would be sent again and again.
 */
export const noticeHandlers = (deps: NoticeDeps): Record<string, PlainHandler> => ({
  [`POST ${NOTICE_PATH}`]: async ({ req, env: { visitor } }) => {
    visitor.route = 'store.notice'
    const body = await readNotice(req.raw)
    const signature = req.header('x-payment-signature') ?? ''
    if (!body) return problemResponse(new ProblemError(403))
    // Signatures use the machine's time, because the club's clock may be moved.
    const verdict = verdictOf(deps, { body, signature, now: systemClock.now() })
    if (verdict instanceof ProblemError) return problemResponse(verdict)
    const { orderId, status } = verdict
    try {
      const settled = await applyVerdict(deps, verdict, 'notice')
      if (settled?.order.state === settled?.from)
        deps.onUnchanged({ orderId, state: settled?.from ?? 'unknown', status })
    } catch (error) {
      deps.onUnreachable(error, orderId)
      // It is sent again later.
      return problemResponse(new ProblemError(503))
    }
    return new Response(null, { status: 204, headers: API_HEADERS })
  },
})
