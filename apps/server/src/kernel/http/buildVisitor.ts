import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { clientAddress } from './clientAddress.ts'
import type { Visitor } from './Visitor.ts'

const INSIDE = '127.0.0.1'

/** The sender of a request; without bindings it came from within the process. */
export const buildVisitor = (
  request: Request,
  bindings: HttpBindings | undefined,
  trustedProxies: number,
): Visitor => {
  const peer = bindings?.incoming.socket.remoteAddress ?? INSIDE
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-for') : null
  return { requestId: randomUUID(), address: clientAddress(peer, forwarded, trustedProxies), route: 'none' }
}
