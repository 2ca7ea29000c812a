import { expect, test } from 'vitest'
import { bodyOf, externalServer } from '../../test/externalServer.ts'
import { httpLocation } from './index.ts'

const reading = { permission: 'GRANTED', position: { lat: 33.4, lon: -112.1 } }

/** A server that answers gets all the time that a busy machine needs. */
const PATIENT_MS = 600_000

async function answered(answer: unknown) {
  const received: unknown[] = []
  const { url } = await externalServer((request, response) => {
    void bodyOf(request).then(body => {
      received.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  }, '/location')
  const provider = httpLocation({ url, secret: 'shared', timeoutMs: PATIENT_MS })
  return { verdict: provider.check(reading, 'player-1'), received }
}

test('a reading is sent with its subject, and the verdict is the answer', async () => {
  const { verdict, received } = await answered(reading)
  expect(await verdict).toEqual(reading)
  expect(received).toEqual([{ subject: 'player-1', ...reading }])
})

test('members of an answer that the club does not know are ignored', async () => {
  const position = { ...reading.position, accuracy: 12 }
  const { verdict } = await answered({ ...reading, position, provider: 'carrier' })
  expect(await verdict).toMatchObject(reading)
})

test.each([
  ['without a permission', { position: null }],
  ['with a latitude that does not exist', { ...reading, position: { lat: 91, lon: 0 } }],
])('an answer %s is refused', async (_, answer) => {
  await expect((await answered(answer)).verdict).rejects.toMatchObject({ name: 'ExternalServiceError' })
})
