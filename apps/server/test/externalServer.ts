import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An external service for as long as the test runs, and the address that the club is given for it. */
export async function externalServer(listener: RequestListener, path = '') {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  // A server that listens on a port has an address of this type.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, close }
}

/** What a request has sent as JSON; null where it has sent nothing. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? null : JSON.parse(text)
}
