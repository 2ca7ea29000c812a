import type { Door } from '../kernel/http/app.ts'
import { API_HEADERS } from '../kernel/http/securityHeaders.ts'
import type { Preferences } from './preferences.service.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribeKey.ts'

const NAME = 'unsubscribe'

/**
 * The links of promotional mails. A person follows one (GET) and reads what came of it on the page; a mail
 * program posts to the same address (RFC 8058) and reads the status alone. Neither is signed in.
 */
export const unsubscribeDoors = (preferences: Pick<Preferences, 'unsubscribe'>): Record<string, Door> => ({
  [UNSUBSCRIBE_PATH]: async ({ req, env: { visitor } }) => {
    visitor.route = NAME
    const isDone = await preferences.unsubscribe(req.query('key') ?? '')
    return new Response(null, {
      status: 302,
      headers: { ...API_HEADERS, location: `/unsubscribe?success=${isDone}` },
    })
  },
  [`POST ${UNSUBSCRIBE_PATH}`]: async ({ req, env: { visitor } }) => {
    visitor.route = NAME
    const isDone = await preferences.unsubscribe(req.query('key') ?? '')
    return new Response(null, { status: isDone ? 204 : 404, headers: API_HEADERS })
  },
})
