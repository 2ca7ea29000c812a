import { createMiddleware } from 'hono/factory'

type Directives = Record<string, string>

const STRICT: Directives = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'none'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'img-src': "'self'",
  'script-src': "'none'",
  'style-src': "'self'",
}

/** The strictest policy under which our pages work; a page adds what it needs besides. */
export const contentPolicy = (extra: Directives = {}): string =>
  Object.entries({ ...STRICT, ...extra })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', contentPolicy())
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  // `no-referrer` would turn the Origin of our own forms into "null".
  c.header('Referrer-Policy', 'same-origin')
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})
