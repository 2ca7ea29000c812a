import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isFromProduct } from '../../kernel/bearer.ts'
import { checked } from '../../kernel/checked.ts'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal, wrongValue } from '../../kernel/Refusal.ts'
import { contentPolicy } from '../../kernel/securityHeaders.ts'
import { type Fields, isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { CANCELLED, outcomeOf, wrongFields } from './cards.ts'
import { hostedPage } from './hostedPage.ts'
import { isNoticeKind, NOTICES } from './notices.ts'
import { type Payment, type Payments, PostedPayment, verdictOf, wasOpened } from './Payment.ts'
import { payPage } from './payPage.ts'
import { returnTo } from './returnTo.ts'

type Deps = {
  clubUrl: string
  secret: string
  payments: Stored<Payments>
  now: () => Date
  sendNotice: (payment: Payment) => Promise<void>
  warn: (sentence: string) => void
}

const PAYMENTS_KEPT = 500

/** `/pay`: takes payments on hosted pages, and sends the product notices about them. */
export function payService({ clubUrl, secret, payments, now, sendNotice, warn }: Deps) {
  const requireProduct = (c: Context) => {
    if (!isFromProduct(c, secret))
      throw new Refusal(401, 'Only the product asks for payments, with the shared secret.')
  }

  const byOrder = (orderId: string) => payments.get().find(each => each.orderId === orderId)

  /** Called after the body was read, during which a payment may be cancelled. */
  const byReference = (reference: string) => {
    const payment = payments.get().find(each => each.reference === reference)
    if (!payment) throw new Refusal(404, 'There is no such payment.')
    return payment
  }

  const keep = (payment: Payment) =>
    payments.set(
      [payment, ...payments.get().filter(each => each.orderId !== payment.orderId)].slice(0, PAYMENTS_KEPT),
    )

  const open = async (posted: PostedPayment): Promise<Payment> => {
    const earlier = byOrder(posted.orderId)
    if (earlier) return earlier
    for (const url of [posted.returnUrl, posted.noticeUrl])
      if (new URL(url).origin !== clubUrl) throw new Refusal(422, 'Payments lead back to the product alone.')
    const { payer, ...order } = posted
    const payment: Payment = {
      ...order,
      reference: randomUUID(),
      payer: { name: `${payer.firstName} ${payer.lastName}`, zip: payer.zip },
      status: 'open',
      method: null,
      reason: null,
      createdAt: now().toISOString(),
    }
    await keep(payment)
    return payment
  }

  /** A cancelled payment cannot be made any more, even if it was never opened. */
  const cancel = async (orderId: string): Promise<Payment> => {
    const known = byOrder(orderId)
    if (known && known.status !== 'open') return known
    const never = {
      amount: 0,
      currency: 'USD',
      description: '',
      locale: 'en',
      payer: { name: '', zip: '' },
    } as const
    const nowhere = { returnUrl: clubUrl, noticeUrl: clubUrl, createdAt: now().toISOString() }
    const payment = known ?? { ...never, ...nowhere, orderId, reference: randomUUID() }
    const cancelled = { ...payment, ...CANCELLED }
    await keep(cancelled)
    return cancelled
  }

  const notify = (payment: Payment) =>
    void sendNotice(payment).catch((error: unknown) =>
      warn(`The product was not sent of a payment: ${String(error)}.`),
    )

  const decide = async (payment: Payment, fields: Fields): Promise<Payment> => {
    if (payment.status !== 'open') throw new Refusal(409, 'This payment is over already.')
    const decided = { ...payment, ...(fields.decision === 'cancel' ? CANCELLED : outcomeOf(fields)) }
    await keep(decided)
    notify(decided)
    return decided
  }

  /** Sends a notice as a provider may send it: late, twice or out of order. */
  const send = async (payment: Payment, kind: string | undefined): Promise<Payment> => {
    if (!isNoticeKind(kind)) throw wrongValue('notice', `Send one of ${Object.keys(NOTICES).join(', ')}.`)
    if (!wasOpened(payment)) throw new Refusal(409, 'This payment was never opened.')
    const { kept, sent } = NOTICES[kind].of(payment)
    await keep(kept)
    notify(sent)
    return sent
  }

  /** The page may be framed by the product alone, and its form may lead back there. */
  const shown = (c: Context, body: ReturnType<typeof hostedPage>, status: 200 | 422 = 200) =>
    c.html(body, status, {
      'Content-Security-Policy': contentPolicy({
        'frame-ancestors': clubUrl,
        'form-action': `'self' ${clubUrl}`,
      }),
    })

  return new Hono()
    .get('/pay', c =>
      isJsonWanted(c)
        ? c.json({ payments: payments.get() })
        : c.html(payPage({ clubUrl, payments: payments.get() })),
    )
    .get('/pay/payments.json', c => c.json({ payments: payments.get() }))
    .post('/pay/payments', async c => {
      requireProduct(c)
      const submission = await readSubmission(c)
      if (submission.from === 'form') throw new Refusal(415, 'Payments are opened in JSON.')
      const payment = await open(checked(submission.value, PostedPayment))
      const paymentUrl = `http://${c.req.header('host') ?? ''}/pay/page/${payment.reference}`
      return c.json({ paymentUrl }, 201)
    })
    .get('/pay/payments/:orderId', c => {
      requireProduct(c)
      const payment = byOrder(c.req.param('orderId'))
      if (!payment) throw new Refusal(404, 'There is no such payment.')
      return c.json(verdictOf(payment))
    })
    .post('/pay/payments/:orderId/cancellation', async c => {
      requireProduct(c)
      return c.json(verdictOf(await cancel(c.req.param('orderId'))))
    })
    .get('/pay/page/:reference', c => {
      const payment = byReference(c.req.param('reference'))
      return shown(c, hostedPage(payment, { holder: payment.payer.name, zip: payment.payer.zip }))
    })
    .post('/pay/payments/:reference/notices', async c => {
      const submission = await readSubmission(c)
      const payment = byReference(c.req.param('reference'))
      const fields = submission.from === 'form' ? submission.fields : fieldsOf(submission.value)
      const sent = await send(payment, fields.notice)
      return submission.from === 'program' ? c.json(verdictOf(sent)) : c.redirect('/pay', 303)
    })
    .post('/pay/page/:reference', async c => {
      const submission = await readSubmission(c)
      const payment = byReference(c.req.param('reference'))
      const fields = submission.from === 'form' ? submission.fields : fieldsOf(submission.value)
      const wrong = fields.decision === 'cancel' ? [] : wrongFields(fields, now())
      if (payment.status === 'open' && wrong.length > 0) {
        if (submission.from === 'program') throw new Refusal(422, `Wrong: ${wrong.join(', ')}.`)
        // The number and the code of a card are never sent back.
        const { expiry = '', holder = '', zip = '' } = fields
        return shown(c, hostedPage(payment, { expiry, holder, zip }, wrong), 422)
      }
      const decided = await decide(payment, fields)
      if (submission.from === 'program') return c.json(verdictOf(decided))
      // A declined payer reads why before returning to the product.
      return decided.reason === 'declined'
        ? shown(c, hostedPage(decided))
        : c.redirect(returnTo(decided), 303)
    })
}

const fieldsOf = (value: unknown): Fields =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, each]) => [name, String(each)]))
