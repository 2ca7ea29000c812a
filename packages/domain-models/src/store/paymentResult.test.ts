import { expect, test } from 'vitest'
import { paymentResultOf, readPaymentResult, type PaymentResult } from './paymentResult.ts'

const origin = 'https://club.example'
const success: PaymentResult = {
  from: 'store-payment',
  result: 'success',
  transactionId: 'order-1',
  errorKey: null,
}

test('[PAY-004] [PAY-011] the return address names the payment’s result, and an unknown one counts as other', () => {
  const read = (query: string) => paymentResultOf(new URLSearchParams(query))
  expect(read('result=success&transactionId=order-1')).toEqual(success)
  expect(read('result=failed&transactionId=order-1&errorKey=some.key')).toMatchObject({
    result: 'failed',
    errorKey: 'some.key',
  })
  for (const query of ['', 'result=cancel', 'result=SUCCESS'])
    expect(read(query)).toMatchObject({ result: 'other', transactionId: null })
})

test('[PAY-004] a message counts only when it comes from our own page and has a known shape', () => {
  expect(readPaymentResult(origin, { origin, data: success })).toEqual(success)
  expect(readPaymentResult(origin, { origin: 'https://pay.example', data: success })).toBeNull()
  for (const data of [
    null,
    'success',
    { ...success, from: 'game' },
    { ...success, result: 'paid' },
    { ...success, tokens: 5000 },
  ])
    expect(readPaymentResult(origin, { origin, data })).toBeNull()
})
