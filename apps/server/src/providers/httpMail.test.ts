import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { httpMail } from './index.ts'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const mail = {
  id: '01956260-0000-7000-8000-000000000000',
  to: 'player@players.example',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
  sentAt: new Date('2025-03-04T18:00:00Z'),
}

let close = () => {}
afterEach(() => close())

async function mailService(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  // A server that listens on a port has an address of this type.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mail`
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

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
