import type { Lottery } from '@players-club/domain-models'
import { DAY_MS } from '../clock/durations.ts'
import { BASE_HEADERS } from './securityHeaders.ts'

const VALID_FOR_MS = 180 * DAY_MS

/** Where to report a weakness (RFC 9116). */
export const answerSecurityTxt = (publicUrl: string, { locales }: Lottery, now: Date): Response => {
  const expires = new Date(now.getTime() + VALID_FOR_MS).toISOString()
  const lines = [
    `Contact: ${publicUrl}/feedback`,
    `Policy: ${publicUrl}/media/about_us#security`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      ...BASE_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
