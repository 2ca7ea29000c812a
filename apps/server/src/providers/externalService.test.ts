import { string, type } from 'superstruct'
import { expect, test } from 'vitest'
import { externalServer } from '../../test/externalServer.ts'
import { errorFields } from '../kernel/logging/errorFields.ts'
import { callService } from './externalService.ts'
import { ExternalServiceError } from '../kernel/sweeps/ExternalServiceError.ts'
import { httpLottery, httpPayments } from './index.ts'

const SECRET = 'shared'
const greeting = type({ word: string() })

/** Servers that answer get all the time that a busy machine needs; silent ones time out at once. */
const [PATIENT_MS, GIVEN_UP_MS] = [600_000, 200]

const failureAt = async (url: string, timeoutMs = PATIENT_MS): Promise<ExternalServiceError> => {
  const ask = callService({ name: 'carrier', url, secret: SECRET, timeoutMs })
  const error: unknown = await ask(greeting, { path: '/greetings', about: 'greeting-1' }).catch(
    (failure: unknown) => failure,
  )
  if (!(error instanceof ExternalServiceError)) throw new Error('It was no failure of the external service.')
  return error
}
const answered = async (status: number, body = '{}') =>
  failureAt((await externalServer((_, response) => response.writeHead(status).end(body))).url)

test.each([400, 404, 409, 422])(
  '%i is a failure of this request only, with its id and status',
  async status => {
    const error = await answered(status)
    expect(error.isOutage).toBe(false)
    expect(error.fields).toEqual({ provider: 'carrier', about: 'greeting-1', status })
  },
)

test.each([401, 403, 408, 429, 500, 502, 503])('%i is an outage for every request', async status => {
  const error = await answered(status)
  expect(error.isOutage).toBe(true)
  expect(error.fields).toMatchObject({ provider: 'carrier', about: 'greeting-1', status })
})

test('an invalid answer is a failure of this request only', async () => {
  for (const body of ['{"word":1}', '<html>maria@players.example</html>']) {
    const error = await answered(200, body)
    expect([error.isOutage, error.fields.status]).toEqual([false, 200])
    expect(`${error.message}${JSON.stringify(errorFields(error))}`).not.toContain('maria')
  }
})

test('no answer is an outage, even in the middle of one', async () => {
  const silent = await failureAt((await externalServer(() => {})).url, GIVEN_UP_MS)
  expect([silent.isOutage, silent.fields.reason]).toEqual([true, 'TimeoutError'])
  const broken = await externalServer((_, response) => void response.writeHead(200).write('{"word":'))
  const half = await failureAt(broken.url, GIVEN_UP_MS)
  expect([half.isOutage, half.fields.reason]).toEqual([true, 'TimeoutError'])
})

test('an unreachable server is an outage, and the log says why', async () => {
  const { url, close } = await externalServer(() => {})
  close()
  const error = await failureAt(url)
  expect(error.isOutage).toBe(true)
  expect(errorFields(error)).toMatchObject({
    error: 'ExternalServiceError',
    provider: 'carrier',
    about: 'greeting-1',
    code: 'ECONNREFUSED',
  })
})

test('the log has the id of the ticket entry or order of the request', async () => {
  const broken = () => Promise.resolve(new Response('', { status: 500 }))
  const options = { url: 'https://api.example', secret: SECRET, fetch: broken }
  const fieldsOf = async (asking: Promise<unknown>) =>
    errorFields(
      await asking.then(
        () => null,
        (error: unknown) => error,
      ),
    )
  const lottery = httpLottery(options)
  const entry = { provider: 'central system', about: 'entry-1', status: 500 }
  expect(await fieldsOf(lottery.readEntry('entry-1'))).toMatchObject(entry)
  const codes = { ticketCode: '1432000017123', secondCode: '573' }
  expect(await fieldsOf(lottery.enterTicket(codes, 'entry-1'))).toMatchObject(entry)
  const payments = httpPayments({ ...options, pageOrigin: 'https://pay.example' })
  const order = { provider: 'payment provider', about: 'order-1', status: 500 }
  expect(await fieldsOf(payments.readPayment('order-1'))).toMatchObject(order)
  expect(await fieldsOf(payments.cancelPayment('order-1'))).toMatchObject(order)
})
