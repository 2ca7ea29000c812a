import { UNSUBSCRIBE_ACTION } from '@players-club/domain-models'
import type { Door } from '../kernel/http/app.ts'
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
 * The links of promotional mails; nobody has to be signed in. What is only followed changes nothing, because programs
 * that look for bad links follow every one: it leads to a page that asks, and its button posts the key. A mail program
 * posts to the mail's own address (RFC 8058), is done at once, and reads the status alone.
 */
export const unsubscribeDoors = (preferences: Pick<Preferences, 'unsubscribe'>): Record<string, Door> => ({
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
    const isDone = await preferences.unsubscribe(req.query('key') ?? '')
    return toPage(303, { success: String(isDone) })
  },
})
