import { UNSUBSCRIBE_ACTION } from '@players-club/domain-models'
import { DatabaseUnavailableError } from '../kernel/database/index.ts'
import type { PlainHandler } from '../kernel/http/app.ts'
import { API_HEADERS } from '../kernel/http/securityHeaders.ts'
import type { Preferences } from './preferences.service.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribeKey.ts'

const NAME = 'unsubscribe'

const toPage = (status: 302 | 303, query: Record<string, string>) =>
  new Response(null, {
    status,
    headers: { ...API_HEADERS, location: `/unsubscribe?${new URLSearchParams(query)}` },
  })

/**
 * The unsubscribe links of promotional mails; no session is needed. A GET changes nothing, because mail scanners follow
 * every link: it leads to a page with a button that posts the key. A mail program posts to the same URL (RFC 8058),
 * without a page, and reads only the status.
 */
export const unsubscribeHandlers = (
  preferences: Pick<Preferences, 'unsubscribe'>,
): Record<string, PlainHandler> => ({
  [UNSUBSCRIBE_PATH]: ({ req, env: { visitor } }) => {
    visitor.route = NAME
    return toPage(302, { key: req.query('key') ?? '' })
  },
  [`POST ${UNSUBSCRIBE_PATH}`]: async ({ req, env: { visitor } }) => {
    visitor.route = NAME
    const isDone = await preferences.unsubscribe(req.query('key') ?? '')
    return new Response(null, { status: isDone ? 204 : 404, headers: API_HEADERS })
  },
  [`POST ${UNSUBSCRIBE_ACTION}`]: async ({ req, env: { visitor } }) => {
    visitor.route = NAME
    const key = req.query('key') ?? ''
    try {
      const isDone = await preferences.unsubscribe(key)
      return toPage(303, { success: String(isDone) })
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error
      return toPage(303, { key, unavailable: 'true' })
    }
  },
})
