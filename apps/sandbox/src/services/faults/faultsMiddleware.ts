import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isFromProduct } from '../../kernel/bearer.ts'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { type Fault, type Service, takeFault } from './Fault.ts'

type Deps = {
  secret: string
  faults: Stored<Fault[]>
  /** Waits for the delay of a slow call. */
  wait: (ms: number) => Promise<unknown>
}

const SERVICE_OF_PATH: Record<string, Service> = {
  mail: 'mail',
  identity: 'identity',
  pay: 'payments',
  arcade: 'arcade',
  tickets: 'lottery',
  place: 'location',
}

/** The service that the product calls. Requests of people and test programs to the same pages have no faults. */
function serviceCalled(c: Context, secret: string): Service | undefined {
  return isFromProduct(c, secret) ? SERVICE_OF_PATH[c.req.path.split('/')[1] ?? ''] : undefined
}

/** Applies the faults that were set at `/faults` to the product's next calls. */
export const faultsMiddleware = ({ secret, faults, wait }: Deps) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const service = serviceCalled(c, secret)
    const hit = service && takeFault(faults.get(), service)
    if (!hit) return next()
    const { fault, left } = hit
    await faults.set(left)
    if (fault.slowMs) await wait(fault.slowMs)
    if (fault.refuse) {
      c.env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    if (fault.status) throw new Refusal(fault.status, `The sandbox was asked to answer ${fault.status}.`)
    await next()
  })
