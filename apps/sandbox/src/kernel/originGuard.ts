import { createMiddleware } from 'hono/factory'
import { Refusal } from './Refusal.ts'

const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Keeps other web sites out. The Host check stops DNS rebinding (a foreign name that resolves to this machine) from
 * reading the mailbox; the Origin check stops a foreign page from posting. Programs send neither Origin nor
 * Sec-Fetch-Site; without those only JSON is accepted, which a page cannot send across origins without a preflight.
 */
export const originGuard = createMiddleware(async (c, next) => {
  const host = c.req.header('host') ?? ''
  if (!LOOPBACK.test(host))
    throw new Refusal(421, 'The sandbox answers only to localhost. Open it by that name on this machine.')

  if (!['GET', 'HEAD'].includes(c.req.method)) {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isForeign = origin !== undefined ? origin !== `http://${host}` : site && site !== 'same-origin'
    if (isForeign) throw new Refusal(403, 'Another web site may not change the sandbox.')
    const isBrowser = origin !== undefined || site !== undefined
    const isJson = c.req.header('content-type')?.toLowerCase().startsWith('application/json')
    if (!isBrowser && !isJson)
      throw new Refusal(415, 'Send JSON, with the header Content-Type: application/json.')
  }
  await next()
})
