import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the product is calling, rather than a person or a test program. */
export function isFromProduct(c: Context, secret: string): boolean {
  const given = c.req.header('authorization') ?? ''
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`))
}
