import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { httpPayments } from './httpPayments.ts'
import type { NewPayment, PaymentVerdict } from './PaymentProvider.ts'

const SECRET = 'a-shared-secret-of-ours'
const NOW = new Date('2026-03-04T19:00:00Z')
const paid: PaymentVerdict = {
  orderId: 'order-1',
  status: 'paid',
  amount: 1000,
  currency: 'USD',
  reference: 'pay-1',
  method: 'CARD',
  reason: null,
}
const payment = { orderId: 'order-1', amount: 1000, currency: 'USD' } as NewPayment

const answering = (json: unknown, status = 200) => {
  const asked: {
    url: string
    method: string | undefined
    key: string | null
    authorization: string | null
  }[] = []
  const payments = httpPayments({
    url: 'https://api.pay.example/v1',
    secret: SECRET,
    pageOrigin: 'https://pay.example',
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      asked.push({
        url: new Request(url).url,
        method: init?.method,
        key: headers.get('idempotency-key'),
        authorization: headers.get('authorization'),
      })
      return Promise.resolve(new Response(JSON.stringify(json), { status }))
    },
  })
  return { payments, asked }
}

test('a payment is opened with the id of its order, and read and cancelled by that id', async () => {
  const opening = answering({ paymentUrl: 'https://pay.example/p/1' })
  expect(await opening.payments.openPayment(payment)).toEqual({ paymentUrl: 'https://pay.example/p/1' })
  expect(opening.asked).toEqual([
    {
      url: 'https://api.pay.example/v1/payments',
      method: 'POST',
      key: 'order-1',
      authorization: `Bearer ${SECRET}`,
    },
  ])
  const asking = answering(paid)
  expect(await asking.payments.readPayment('order-1')).toEqual(paid)
  expect(await asking.payments.cancelPayment('order-1')).toEqual(paid)
  expect(asking.asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /v1/payments/order-1',
    'POST /v1/payments/order-1/cancellation',
  ])
})

test.each(['https://evil.example/p', 'https://pay.example.evil.example/', 'javascript:alert(1)', 'nowhere'])(
  'a payment page at %s is refused as not the provider’s own',
  async paymentUrl => {
    await expect(answering({ paymentUrl }).payments.openPayment(payment)).rejects.toThrow(/not its own/)
  },
)

test.each([
  [{ ...paid, orderId: 'order-2' }, /another payment/],
  [{ ...paid, status: 'perhaps' }, /something else/],
  [{ ...paid, amount: '1000' }, /something else/],
  [{ ...paid, reason: 'Declined\0' }, /something else/],
  [{ ...paid, method: 'Half of a pair: \ud83c' }, /something else/],
  [null, /something else/],
])('the verdict %j is a failure', async (json, said) => {
  await expect(answering(json).payments.readPayment('order-1')).rejects.toThrow(said)
})

test.each([403, 500, 503])('an answer of %i is a failure', async status => {
  await expect(answering(paid, status).payments.readPayment('order-1')).rejects.toThrow(String(status))
})

describe('a payment notice', () => {
  const body = JSON.stringify(paid)
  const sign = (text: string, { secret = SECRET, at = NOW } = {}) => {
    const seconds = Math.floor(at.getTime() / 1000)
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`
  }
  const { payments } = answering(null)
  const read = (signature: string, text = body) => payments.readNotice({ body: text, signature, now: NOW })

  test('is accepted when the provider signed it just now', () => {
    expect(read(sign(body))).toEqual(paid)
  })

  test.each([
    ['without a signature', ''],
    ['with half of one', 't=1,v1=ab'],
    ['with another secret', sign(body, { secret: 'another-secret-of-theirs' })],
    ['of another text', sign(`${body} `)],
    ['of an hour ago', sign(body, { at: new Date(NOW.getTime() - 3_600_000) })],
    ['of the future', sign(body, { at: new Date(NOW.getTime() + 3_600_000) })],
    [
      'with a later time than was signed',
      sign(body, { at: new Date(0) }).replace('t=0', `t=${NOW.getTime() / 1000}`),
    ],
  ])('is refused with the signature: %s', (_, signature) => {
    expect(read(signature)).toBeNull()
  })

  test('is reported with its order when it is signed but not understood', () => {
    const unreadable = (text: string) => {
      try {
        return read(sign(text), text)
      } catch (error) {
        return error
      }
    }
    for (const text of ['', '{}', 'paid'])
      expect(unreadable(text)).toMatchObject({ name: 'UnreadableNoticeError', orderId: null })
    const strange = JSON.stringify({ ...paid, status: 'charged-back' })
    expect(unreadable(strange)).toMatchObject({ name: 'UnreadableNoticeError', orderId: 'order-1' })
  })

  test('has no reference when the provider sent none', () => {
    const { reference: _, ...withoutReference } = paid
    const text = JSON.stringify({ ...withoutReference, status: 'refunded' })
    expect(read(sign(text), text)).toEqual({ ...paid, status: 'refunded', reference: null })
  })
})
