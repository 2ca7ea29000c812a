import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { processorMs } from './processor.ts'

export interface Burst {
  readonly perSecond: number
  /** The duration of each. */
  readonly latencies: readonly number[]
  /** The processor time of each in ms, with load and database; undefined where the system does not report it. */
  readonly processorMs?: number
}

/** Keeps `lanes` of work running for a time; each lane repeats its work without a pause. */
export async function runLanes(
  lanes: number,
  durationMs: number,
  work: (lane: number) => Promise<void>,
): Promise<Burst> {
  const latencies: number[] = []
  const processorBefore = processorMs()
  const startedAt = performance.now()
  const end = startedAt + durationMs
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let begun = performance.now(); begun < end;) {
        await work(lane)
        const done = performance.now()
        latencies.push(done - begun)
        begun = done
      }
    }),
  )
  const perSecond = latencies.length / ((performance.now() - startedAt) / 1000)
  const processorAfter = processorMs()
  if (processorBefore === undefined || processorAfter === undefined) return { perSecond, latencies }
  return { perSecond, latencies, processorMs: (processorAfter - processorBefore) / latencies.length }
}

export interface Request {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Wire {
  /** The text of the response, head and body; throws on anything but a success. */
  send(request: Request): Promise<string>
  close(): void
}

/**
 * One keep-alive connection that writes and reads HTTP itself: a client library would use more of the machine than
 * the server that is measured.
 */
export async function openWire(port: number): Promise<Wire> {
  let waiting: { resolve: (answer: string) => void; reject: (error: Error) => void } | undefined

  async function openSocket(): Promise<Socket> {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(opened, 'connect')
    let held = ''
    opened.setEncoding('latin1')
    opened.on('data', (chunk: string) => {
      held += chunk
      if (!isWhole(held)) return
      const answer = held
      held = ''
      const { resolve, reject } = waiting ?? {}
      waiting = undefined
      if (answer.startsWith('HTTP/1.1 20')) resolve?.(answer)
      else reject?.(new Error(`The server answered: ${answer.slice(0, 15)} … ${answer.slice(-300)}`))
    })
    const lost = () => waiting?.reject(new Error('The server closed the connection.'))
    opened.on('error', lost)
    opened.on('close', lost)
    return opened
  }

  let socket = await openSocket()
  return {
    async send({ method = 'GET', path, headers = {}, body = '' }) {
      // The server closes a connection that was idle for a minute while something else was measured.
      if (socket.readyState !== 'open') socket = await openSocket()
      const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      const length = method === 'POST' ? `content-length: ${body.length}\r\n` : ''
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${length}${fields.join('')}\r\n${body}`)
      return new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject }
      })
    },
    close: () => socket.destroy(),
  }
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1]
  return length === undefined
    ? answer.endsWith('\r\n0\r\n\r\n') || answer.startsWith('HTTP/1.1 204')
    : answer.length >= head + 4 + Number(length)
}
