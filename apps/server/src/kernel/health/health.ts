import type { Database } from '../database/index.ts'
import { API_HEADERS } from '../http/securityHeaders.ts'

const SERVICE = 'players-club'

const answer = (status: number, body: object) =>
  new Response(JSON.stringify({ service: SERVICE, ...body }), {
    status,
    headers: { ...API_HEADERS, 'content-type': 'application/json' },
  })

/** The process is alive, whatever the state of the database. */
export const answerHealth = (): Response => answer(200, { status: 'alive' })

/** The server accepts requests: the database answers, is fully migrated and writable, and the server is not stopping. */
export const answerReady = async (database: Database, isStopping: boolean): Promise<Response> => {
  const readiness = await database.ready()
  const isReady = !isStopping && readiness.database && readiness.migrations && readiness.writable
  return answer(isReady ? 200 : 503, {
    status: isReady ? 'ready' : 'not ready',
    stopping: isStopping,
    ...readiness,
  })
}
