import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { ProblemError, problemResponse } from './problem.ts'

const DRAIN_MS = 10_000

/** Why the server cannot listen, as a message for the person who started it. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/** Handles requests before the server during development of the web app. */
export interface Development {
  answer(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

export interface ListenerOptions {
  host: string
  port: number
  development?: Development | null
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>
}

export interface Listener {
  port: number
  /** Accepts nothing new, waits for open requests, and closes those that take longer than ten seconds. */
  stop(): Promise<void>
}

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use: another program listens there. Stop it, or start with another PORT.`,
  EACCES: (host, port) =>
    `Port ${port} on ${host} is not permitted to this user. Start with a PORT of 1024 or more.`,
  EADDRNOTAVAIL: host => `HOST is ${host}, which is not an address of this machine.`,
  ENOTFOUND: host => `HOST is ${host}, which names no machine that can be found.`,
}

const explain = (error: Error, host: string, port: number) => {
  const reason = 'code' in error && typeof error.code === 'string' ? reasons[error.code] : undefined
  return reason ? new ListenError(reason(host, port)) : error
}

const opened = (server: Server, host: string, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)))
    server.listen({ host, port }, () => {
      // A server that listens on a port has an address of this type.
      resolve((server.address() as AddressInfo).port)
    })
  })

const closed = (server: Server) =>
  new Promise<void>(resolve => {
    const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(cutOff)
      resolve()
    })
  })

/** Opens the port, or throws a ListenError. */
export const listen = async ({ host, port, fetch, development }: ListenerOptions): Promise<Listener> => {
  let isStopping = false
  const openResponses = new Set<ServerResponse>()
  const respond = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    errorHandler: () => problemResponse(new ProblemError(400)),
  })
  const server = createServer(
    // A photo of five megabytes takes so long on a slow connection.
    { headersTimeout: 10_000, requestTimeout: 180_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    (incoming, outgoing) => {
      openResponses.add(outgoing)
      outgoing.once('close', () => {
        openResponses.delete(outgoing)
        if (isStopping) server.closeIdleConnections()
      })
      if (isStopping) outgoing.setHeader('connection', 'close')
      if (development) development.answer(incoming, outgoing, () => void respond(incoming, outgoing))
      else void respond(incoming, outgoing)
    },
  )
  if (development) server.on('upgrade', development.upgrade)
  const actualPort = await opened(server, host, port)
  return {
    port: actualPort,
    stop() {
      isStopping = true
      // Clients keep other connections open, which would delay the stop until the cut-off.
      for (const response of openResponses)
        if (!response.headersSent) response.setHeader('connection', 'close')
      return closed(server)
    },
  }
}
