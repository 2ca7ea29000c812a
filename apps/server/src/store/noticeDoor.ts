import type { Door } from '../kernel/http/app.ts'
import { ProblemError, problemResponse } from '../kernel/http/problem.ts'
import { readText } from '../kernel/http/readJson.ts'
import { API_HEADERS } from '../kernel/http/securityHeaders.ts'
import { systemClock } from '../kernel/clock/index.ts'
import { NOTICE_PATH, type OrdersDeps } from './orders.service.ts'
import { hearOf } from './settleOrder.ts'

/** The notice as it was posted; nothing where it is too large to be one. */
const readNotice = (request: Request): Promise<string | null> => readText(request).catch(() => null)

/**
 * Where the payment provider tells what became of a payment. It is known by its signature; nobody is signed in. A notice
 * that came before, or late, changes nothing more.
 */
export const noticeDoors = (
  deps: Pick<OrdersDeps, 'database' | 'clock' | 'provider' | 'onUnreachable'>,
): Record<string, Door> => ({
  [`POST ${NOTICE_PATH}`]: async ({ req, env: { visitor } }) => {
    visitor.route = 'store.notice'
    const body = await readNotice(req.raw)
    const signature = req.header('x-payment-signature') ?? ''
    // Signatures are about machines, not about the product's time, which people may move.
    const verdict = body && deps.provider?.readNotice({ body, signature, now: systemClock.now() })
    if (!verdict) return problemResponse(new ProblemError(403))
    try {
      await hearOf(deps, verdict)
    } catch (error) {
      deps.onUnreachable(error)
      // It is told again later.
      return problemResponse(new ProblemError(503))
    }
    return new Response(null, { status: 204, headers: API_HEADERS })
  },
})
