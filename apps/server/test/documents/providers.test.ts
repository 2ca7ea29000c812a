import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { httpPayments } from '../../src/providers/httpPayments.ts'
import { TICKET_REFUSALS } from '../../src/providers/LotteryProvider.ts'
import { PAYMENT_STATUSES } from '../../src/providers/PaymentProvider.ts'

const text = readFileSync(new URL('../../../../docs/providers.md', import.meta.url), 'utf8')

test('the documented notice has the documented signature', () => {
  const [, secret = ''] = /With the secret `([^`]+)`/.exec(text) ?? []
  const [, signature = '', body = ''] = /^X-Payment-Signature: (.+)\n\n(.+)$/m.exec(text) ?? []
  const payments = httpPayments({
    url: 'https://pay.example',
    secret,
    pageOrigin: 'https://pay.example',
  })
  const now = new Date(1_772_650_800_000)
  expect(payments.readNotice({ body, signature, now })).toEqual(JSON.parse(body))
  expect(payments.readNotice({ body: body.replace('1500', '1'), signature, now })).toBe(null)
})

test('every reason of a refused ticket and every status of a payment is documented', () => {
  for (const value of [...TICKET_REFUSALS, ...PAYMENT_STATUSES]) expect(text).toContain(`\`${value}\``)
})
