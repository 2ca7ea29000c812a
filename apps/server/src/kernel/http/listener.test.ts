import { once } from 'node:events'
import { Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { listen, type Listener } from './listener.ts'

const HOST = '127.0.0.1'

describe('a stop', () => {
  let listener: Listener | undefined
  let cutOff: MockInstance<Server['closeAllConnections']>
  beforeEach(() => {
    cutOff = vi.spyOn(Server.prototype, 'closeAllConnections')
  })
  afterEach(async () => {
    await listener?.stop()
    cutOff.mockRestore()
  })

  /** A client that keeps its connection open until the server closes it. */
  const request = (port: number) => {
    const socket = connect(port, HOST)
    let answer = ''
    socket.on('data', chunk => (answer += chunk.toString()))
    const closed = once(socket, 'close').then(() => answer)
    socket.write(`GET / HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`)
    return { closed, answer: () => answer }
  }

  test('waits for a request that is open, and its answer says that the connection ends', async () => {
    const [asked, answered] = [deferred(), deferred()]
    listener = await listen({
      host: HOST,
      port: 0,
      fetch: async () => {
        asked.open()
        await answered.opened
        return new Response('late')
      },
    })
    const { closed } = request(listener.port)
    await asked.opened
    const stopped = listener.stop()
    answered.open()
    const answer = await closed
    await stopped
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toMatch(/late$/)
    expect(cutOff).not.toHaveBeenCalled()
  })

  test('closes a connection that is kept alive as soon as the answer that had begun is complete', async () => {
    const completed = deferred()
    listener = await listen({
      host: HOST,
      port: 0,
      fetch: () => {
        const body = new ReadableStream<Uint8Array>({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode('begun '))
            await completed.opened
            controller.enqueue(new TextEncoder().encode('complete'))
            controller.close()
          },
        })
        return new Response(body, { headers: { 'content-length': '14' } })
      },
    })
    const { closed, answer } = request(listener.port)
    await expect.poll(answer).toMatch(/begun $/)
    const stopped = listener.stop()
    completed.open()
    expect(await closed).toMatch(/\r\nconnection: keep-alive\r\n[^]*begun complete$/i)
    await stopped
    expect(cutOff).not.toHaveBeenCalled()
  })
})
