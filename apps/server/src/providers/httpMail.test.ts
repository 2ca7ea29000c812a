import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { bodyOf, externalServer } from '../../test/externalServer.ts'
import { httpMail } from './index.ts'

const mail = {
  id: '01956260-0000-7000-8000-000000000000',
  to: 'player@players.example',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
  sentAt: new Date('2025-03-04T18:00:00Z'),
}

const mailService = async (listener: RequestListener) => (await externalServer(listener, '/mail')).url

test('a mail is posted as JSON with the shared secret and an idempotency key', async () => {
  const received: unknown[] = []
  const url = await mailService((request, response) => {
    const { authorization, 'content-type': type, 'idempotency-key': key } = request.headers
    void bodyOf(request).then(body => {
      received.push({ method: request.method, authorization, type, key, body })
      response.writeHead(201).end()
    })
  })
  await httpMail({ url, secret: 'shared' }).send(mail)
  expect(received).toEqual([
    {
      method: 'POST',
      authorization: 'Bearer shared',
      type: 'application/json',
      key: mail.id,
      body: { ...mail, sentAt: '2025-03-04T18:00:00.000Z' },
    },
  ])
})

test.each([400, 401, 429, 500, 503])('an answer of %i is a failure', async status => {
  const url = await mailService((_, response) => response.writeHead(status).end())
  await expect(httpMail({ url, secret: 'shared' }).send(mail)).rejects.toThrow(String(status))
})

test('a timeout is a failure', async () => {
  const url = await mailService(() => {})
  await expect(httpMail({ url, secret: 'shared', timeoutMs: 20 }).send(mail)).rejects.toThrow(/timeout/i)
})
