import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  enums,
  type Infer,
  integer,
  is,
  max,
  min,
  nullable,
  optional,
  refine,
  size,
  string,
  type,
} from 'superstruct'
import { MINUTE_MS } from '../kernel/clock/durations.ts'
import { callService, requireOwnPage, type ServiceOptions } from './externalService.ts'
import { ExternalServiceError } from '../kernel/sweeps/ExternalServiceError.ts'
import {
  PAYMENT_STATUSES,
  UnreadableNoticeError,
  type PaymentProvider,
  type PaymentVerdict,
  type SignedNotice,
} from './PaymentProvider.ts'
import { storableText } from './storableText.ts'

interface HttpPaymentsOptions extends ServiceOptions {
  /** The origin of the payment pages. */
  pageOrigin: string
}

const NAME = 'payment provider'

const name = storableText(200)

const opened = type({ paymentUrl: size(string(), 1, 2_000) })

const verdict = type({
  orderId: name,
  status: enums(PAYMENT_STATUSES),
  amount: max(min(integer(), 0), Number.MAX_SAFE_INTEGER),
  currency: refine(storableText(3), 'a currency', value => value.length === 3),
  reference: optional(nullable(name)),
  method: nullable(name),
  reason: nullable(name),
})

const verdictOf = (answer: Infer<typeof verdict>): PaymentVerdict => ({
  ...answer,
  reference: answer.reference ?? null,
})

const aboutOrder = type({ orderId: name })

/** Long enough for a slow connection, too short to replay a notice much later. */
const NOTICE_MS = 5 * MINUTE_MS
const SIGNATURE = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Whether the body was signed just now with the secret that we share with the provider. */
const isSigned = (secret: string, { body, signature, now }: SignedNotice): boolean => {
  const [, seconds, given] = SIGNATURE.exec(signature) ?? []
  if (seconds === undefined || given === undefined) return false
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > NOTICE_MS) return false
  const right = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(Buffer.from(given, 'hex'), right)
}

/** The payment provider over HTTP, with signed notices. */
export function httpPayments(options: HttpPaymentsOptions): PaymentProvider {
  const ask = callService({ name: NAME, ...options })
  const at = (orderId: string) => `/payments/${encodeURIComponent(orderId)}`

  const own = (answer: Infer<typeof verdict>, orderId: string): PaymentVerdict => {
    if (answer.orderId === orderId) return verdictOf(answer)
    throw new ExternalServiceError(`The ${NAME} answered about another payment.`, {
      provider: NAME,
      about: orderId,
      isOutage: false,
    })
  }

  return {
    async openPayment(payment) {
      const { orderId } = payment
      const answer = await ask(opened, { path: '/payments', body: payment, key: orderId, about: orderId })
      requireOwnPage(answer.paymentUrl, { name: NAME, origin: options.pageOrigin, about: orderId })
      return answer
    },
    readPayment: async orderId => own(await ask(verdict, { path: at(orderId), about: orderId }), orderId),
    cancelPayment: async orderId =>
      own(await ask(verdict, { path: `${at(orderId)}/cancellation`, body: {}, about: orderId }), orderId),
    readNotice(notice) {
      if (!isSigned(options.secret, notice)) return null
      const content = parsed(notice.body)
      if (is(content, verdict)) return verdictOf(content)
      throw new UnreadableNoticeError(is(content, aboutOrder) ? content.orderId : null)
    },
  }
}
