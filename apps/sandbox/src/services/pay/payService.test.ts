import { createHmac } from 'node:crypto'
import { CHECKSUM_ERROR } from '@players-club/domain-models'
import { describe, expect, test, vi } from 'vitest'
import { CLUB_URL, openSandbox, type OpenSandbox, REAL_NOW, SECRET } from '../../../test/openSandbox.ts'

const posted = {
  orderId: 'order-1',
  amount: 1500,
  currency: 'USD',
  description: '3 × Pocketful',
  locale: 'en',
  payer: {
    firstName: 'Vera',
    lastName: 'Fields',
    email: 'verified@players.example',
    phone: '6025550100',
    birthDate: '1985-04-12',
    address1: '1200 W Washington St',
    address2: '',
    city: 'Phoenix',
    state: 'AZ',
    country: 'US',
    zip: '85007',
  },
  returnUrl: `${CLUB_URL}/lucky-lounge/store/pay`,
  noticeUrl: `${CLUB_URL}/api/store/notices`,
}

const card = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 30',
  code: '123',
  holder: 'Vera Fields',
  zip: '85007',
}

async function openPayment(sandbox: OpenSandbox, over: object = {}): Promise<string> {
  const answer = await sandbox.postAsProduct('/pay/payments', { ...posted, ...over })
  expect(answer.status).toBe(201)
  return new URL((await answer.json()).paymentUrl).pathname
}

const asProduct = { authorization: `Bearer ${SECRET}` }
const verdict = async (sandbox: OpenSandbox, orderId = 'order-1') =>
  (await sandbox.get(`/pay/payments/${orderId}`, asProduct)).json()
const cancel = async (sandbox: OpenSandbox, orderId = 'order-1') =>
  (await sandbox.postAsProduct(`/pay/payments/${orderId}/cancellation`, {})).json()

describe('a payment that the product opens', () => {
  test('is opened once for an order, and the same page is answered again', async () => {
    const sandbox = await openSandbox()
    const path = await openPayment(sandbox)
    expect(await openPayment(sandbox)).toBe(path)
    expect(await verdict(sandbox)).toEqual({
      orderId: 'order-1',
      status: 'open',
      amount: 1500,
      currency: 'USD',
      reference: null,
      method: null,
      reason: null,
    })
    const page = await sandbox.page(path)
    expect(page).toContain('$15.00')
    expect(page).toContain('3 × Pocketful')
  })

  test('is shown in the payer’s language', async () => {
    const sandbox = await openSandbox()
    const page = await sandbox.page(await openPayment(sandbox, { locale: 'es' }))
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('Pagar $15.00')
  })

  test('is shown in the currency that it names, to its payer and in the list', async () => {
    const sandbox = await openSandbox()
    const path = await openPayment(sandbox, { currency: 'CAD' })
    expect(await sandbox.page(path)).toContain('Pay CA$15.00')
    expect(await sandbox.page('/pay')).toContain('CA$15.00: 3 × Pocketful')
    expect(await verdict(sandbox)).toMatchObject({ amount: 1500, currency: 'CAD' })
  })

  test.each([
    { amount: 0 },
    { amount: 15.5 },
    { currency: 'dollars' },
    { returnUrl: 'https://evil.example/pay' },
    { noticeUrl: 'http://localhost:9999/notices' },
    { returnUrl: 'javascript:alert(1)' },
    { card: '4242424242424242' },
  ])('is refused for %j', async wrong => {
    const sandbox = await openSandbox()
    expect((await sandbox.postAsProduct('/pay/payments', { ...posted, ...wrong })).status).toBe(422)
  })

  test('is refused to all but the product', async () => {
    const sandbox = await openSandbox()
    await openPayment(sandbox)
    expect((await sandbox.post('/pay/payments', posted)).status).toBe(401)
    expect((await sandbox.get('/pay/payments/order-1')).status).toBe(401)
    expect((await sandbox.post('/pay/payments/order-1/cancellation', {})).status).toBe(401)
  })
})

describe('a card', () => {
  test.each([
    ['4242424242424242', 'paid', null, 'success'],
    ['4000 0000 0000 0127', 'failed', CHECKSUM_ERROR, 'failed'],
  ])(
    '[PAY-003] %s makes the payment %s, and the frame returns to the product',
    async (number, status, reason, result) => {
      const sandbox = await openSandbox()
      const answer = await sandbox.submit(await openPayment(sandbox), { ...card, number, decision: 'pay' })
      const back = new URL(answer.headers.get('location') ?? '')
      expect([answer.status, back.origin + back.pathname]).toEqual([303, posted.returnUrl])
      expect(back.searchParams.get('result')).toBe(result)
      expect(back.searchParams.get('transactionId')).toBe('order-1')
      expect(back.searchParams.get('errorKey')).toBe(reason)
      expect(await verdict(sandbox)).toMatchObject({ status, reason })
    },
  )

  test('4000 0000 0000 0002 is declined, which the payer reads before returning', async () => {
    const sandbox = await openSandbox()
    const path = await openPayment(sandbox)
    const answer = await sandbox.submit(path, { ...card, number: '4000 0000 0000 0002', decision: 'pay' })
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain('Your card was declined')
    expect(page).toContain(`${posted.returnUrl}?result=failed`)
    expect(await verdict(sandbox)).toMatchObject({ status: 'failed', reason: 'declined' })
    expect(await sandbox.page(path)).not.toContain('<form')
  })

  test('[PAY-011] is left out with Cancel, which gives another result', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.submit(await openPayment(sandbox), { decision: 'cancel' })
    expect(answer.headers.get('location')).toContain('result=cancel')
    expect(await verdict(sandbox)).toMatchObject({ status: 'cancelled' })
  })

  test.each([
    ['holder', ''],
    ['holder', '   '],
    ['holder', 'x'.repeat(256)],
    ['zip', ' '],
    ['zip', '1'.repeat(51)],
    ['number', '1234'],
    ['expiry', '10 / 26'],
    ['expiry', '13 / 30'],
    ['code', '12'],
  ])('[PAY-012] is refused with the %s "%s", and the error is shown at its field', async (field, value) => {
    const sandbox = await openSandbox()
    const answer = await sandbox.submit(await openPayment(sandbox), {
      ...card,
      [field]: value,
      decision: 'pay',
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${CLUB_URL}`)
    const page = await answer.text()
    expect(page).toContain(`id="${field}-error"`)
    for (const secret of ['number', 'code']) expect(page).toMatch(new RegExp(`name="${secret}"\\s+value=""`))
    expect(await verdict(sandbox)).toMatchObject({ status: 'open' })
  })

  test('is not stored', async () => {
    const sandbox = await openSandbox()
    await sandbox.submit(await openPayment(sandbox), { ...card, code: '739', decision: 'pay' })
    const kept = await sandbox.textWithoutIds('/pay/payments.json')
    expect(kept).toContain('paid')
    expect(kept).not.toMatch(/4242|739/)
  })

  test('is charged once', async () => {
    const sandbox = await openSandbox()
    const path = await openPayment(sandbox)
    expect((await sandbox.post(path, { ...card, decision: 'pay' })).status).toBe(200)
    expect((await sandbox.post(path, { ...card, decision: 'pay' })).status).toBe(409)
  })

  test('is charged once when it is posted twice at the same time', async () => {
    const sandbox = await openSandbox()
    const path = await openPayment(sandbox)
    const second = await sandbox.postSlowly(path, { ...card, decision: 'pay' }, async () => {
      expect((await sandbox.post(path, { ...card, decision: 'pay' })).status).toBe(200)
    })
    expect(second.status).toBe(409)
  })
})

describe('a payment that is closed', () => {
  test('cannot be made any more, even if it was never opened', async () => {
    const sandbox = await openSandbox()
    const path = await openPayment(sandbox)
    expect(await cancel(sandbox)).toMatchObject({ status: 'cancelled' })
    expect((await sandbox.submit(path, { ...card, decision: 'pay' })).status).toBe(409)
    expect(await cancel(sandbox, 'order-2')).toMatchObject({ orderId: 'order-2', status: 'cancelled' })
    await openPayment(sandbox, { orderId: 'order-2' })
    expect(await verdict(sandbox, 'order-2')).toMatchObject({ status: 'cancelled' })
  })

  test('stays cancelled when the card arrives after it', async () => {
    const fetch = vi.fn()
    const sandbox = await openSandbox({}, { fetch })
    const path = await openPayment(sandbox)
    const charged = await sandbox.postSlowly(path, { ...card, decision: 'pay' }, () => cancel(sandbox))
    expect(charged.status).toBe(409)
    expect(fetch).not.toHaveBeenCalled()
    expect(await verdict(sandbox)).toMatchObject({ status: 'cancelled' })
  })

  test('stays cancelled when the request for a notice arrives after it', async () => {
    const sandbox = await openSandbox()
    const reference = (await openPayment(sandbox)).split('/').at(-1) ?? ''
    const notices = `/pay/payments/${reference}/notices`
    const sent = await sandbox.postSlowly(notices, { notice: 'again' }, () => cancel(sandbox))
    expect(await sent.json()).toMatchObject({ status: 'cancelled' })
    expect(await verdict(sandbox)).toMatchObject({ status: 'cancelled' })
  })

  test('stays paid if it was paid before', async () => {
    const sandbox = await openSandbox()
    await sandbox.submit(await openPayment(sandbox), { ...card, decision: 'pay' })
    expect(await cancel(sandbox)).toMatchObject({ status: 'paid' })
  })
})

describe('the page of a payment that is over', () => {
  test.each([
    ['en', 'Your card was declined', 'Your payment did not go through', 'Nothing was charged'],
    ['es', 'Su tarjeta fue rechazada', 'Su pago no se realizó', 'No se cobró nada'],
  ])(
    'names in %s a declined card only where it was declined',
    async (locale, declined, failed, notCharged) => {
      const sandbox = await openSandbox()
      const mismatched = await openPayment(sandbox, { locale })
      await sandbox.submit(mismatched, { ...card, number: '4000 0000 0000 0127', decision: 'pay' })
      const page = await sandbox.page(mismatched)
      expect(page).toContain(failed)
      expect(page).toContain(notCharged)
      expect(page).not.toContain(declined)

      const refused = await openPayment(sandbox, { locale, orderId: 'order-2' })
      await sandbox.submit(refused, { ...card, number: '4000 0000 0000 0002', decision: 'pay' })
      expect(await sandbox.page(refused)).toContain(declined)
    },
  )

  test.each([
    ['en', 'Your payment was refunded', 'Nothing was charged'],
    ['es', 'Su pago fue reembolsado', 'No se cobró nada'],
  ])('says in %s that the payment was refunded', async (locale, refunded, notCharged) => {
    const sandbox = await openSandbox()
    const path = await openPayment(sandbox, { locale })
    await sandbox.submit(path, { ...card, decision: 'pay' })
    const reference = path.split('/').at(-1) ?? ''
    await sandbox.post(`/pay/payments/${reference}/notices`, { notice: 'refunded' })
    const page = await sandbox.page(path)
    expect(page).toContain(refunded)
    expect(page).not.toContain(notCharged)
  })
})

test('signs its notices to the product about a payment', async () => {
  const sent: { url: string; signature: string | null; body: string }[] = []
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url, init)
    sent.push({
      url: request.url,
      signature: request.headers.get('x-payment-signature'),
      body: await request.text(),
    })
    return new Response(null, { status: 204 })
  })
  const sandbox = await openSandbox({}, { fetch })
  await sandbox.submit(await openPayment(sandbox), { ...card, decision: 'pay' })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const [notice] = sent
  const seconds = Math.floor(REAL_NOW.getTime() / 1000)
  const signature = createHmac('sha256', SECRET).update(`${seconds}.${notice?.body}`).digest('hex')
  expect(notice).toMatchObject({ url: posted.noticeUrl, signature: `t=${seconds},v1=${signature}` })
  expect(JSON.parse(notice?.body ?? '')).toMatchObject({ orderId: 'order-1', status: 'paid', amount: 1500 })
})

test.each([
  ['again', { status: 'failed', amount: 1500, reason: 'declined' }, 'failed'],
  ['paid', { status: 'paid', amount: 1500, reason: null }, 'paid'],
  ['paidTwice', { status: 'paid', amount: 1500 }, 'failed'],
  ['paidLess', { status: 'paid', amount: 1499 }, 'failed'],
  ['failed', { status: 'failed', reason: 'declined' }, 'failed'],
  ['refunded', { status: 'refunded', amount: 1500 }, 'refunded'],
])(
  'sends the notice "%s" about a declined payment when a person asks for it',
  async (notice, expected, status) => {
    const sent: { status: string; reference: string }[] = []
    const fetch = vi.fn(async (...asked: Parameters<typeof globalThis.fetch>) => {
      sent.push(await new Request(...asked).json())
      return new Response(null, { status: 204 })
    })
    const sandbox = await openSandbox({}, { fetch })
    const path = await openPayment(sandbox)
    await sandbox.submit(path, { ...card, number: '4000 0000 0000 0002', decision: 'pay' })
    const reference = path.split('/').at(-1) ?? ''
    const answer = await sandbox.submit(`/pay/payments/${reference}/notices`, { notice })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pay'])
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject(expected)
    expect(sent[1]?.reference === reference).toBe(notice !== 'paidTwice')
    expect(await verdict(sandbox)).toMatchObject({ status, reference })
  },
)

test('rejects an unknown notice', async () => {
  const sandbox = await openSandbox()
  const reference = (await openPayment(sandbox)).split('/').at(-1) ?? ''
  const answer = await sandbox.post(`/pay/payments/${reference}/notices`, { notice: 'perhaps' })
  expect(answer.status).toBe(422)
})

test('offers and sends no notice about a payment that was cancelled before it was opened', async () => {
  const fetch = vi.fn()
  const sandbox = await openSandbox({}, { fetch })
  await cancel(sandbox)
  const page = await sandbox.page('/pay')
  expect(page).toContain('Never opened: order-1')
  expect(page).not.toContain('name="notice"')
  const [, reference] = /\/pay\/page\/([\w-]+)/.exec(page) ?? []
  const path = `/pay/payments/${reference}/notices`
  expect((await sandbox.post(path, { notice: 'paid' })).status).toBe(409)
  expect(await verdict(sandbox)).toMatchObject({ status: 'cancelled' })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['cannot be reached', () => Promise.reject(new Error('no connection')), 'no connection'],
  ['refuses the notice', () => Promise.resolve(new Response(null, { status: 422 })), 'it answered 422'],
])('warns when the product %s, and keeps the payment', async (_, fetch, reason) => {
  const warn = vi.fn()
  const sandbox = await openSandbox({}, { fetch, warn })
  await sandbox.submit(await openPayment(sandbox), { ...card, decision: 'pay' })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining(reason)))
  expect(await verdict(sandbox)).toMatchObject({ status: 'paid' })
})

test('allows the product alone to frame the payment page, which runs no script', async () => {
  const sandbox = await openSandbox()
  const policy = (await sandbox.get(await openPayment(sandbox))).headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${CLUB_URL}`)
  expect(policy).toContain(`form-action 'self' ${CLUB_URL}`)
  expect(policy).toContain("script-src 'none'")
})

test('shows hostile text as text', async () => {
  const sandbox = await openSandbox()
  const hostile = '"><script>alert(1)</script>'
  const path = await openPayment(sandbox, {
    description: hostile,
    payer: { ...posted.payer, firstName: hostile, zip: hostile },
  })
  for (const page of ['/pay', path]) expect(await sandbox.page(page)).not.toContain('<script>')
})

test('applies a fault of the payment service to the product’s calls', async () => {
  const sandbox = await openSandbox()
  await sandbox.post('/faults', { service: 'payments', calls: 1, status: 503 })
  expect((await sandbox.postAsProduct('/pay/payments', posted)).status).toBe(503)
  await openPayment(sandbox)
})

test('answers 404 for an unknown payment', async () => {
  const sandbox = await openSandbox()
  expect((await sandbox.get('/pay/page/none')).status).toBe(404)
  expect((await sandbox.post('/pay/page/none', card)).status).toBe(404)
  expect((await sandbox.get('/pay/payments/none', asProduct)).status).toBe(404)
})
