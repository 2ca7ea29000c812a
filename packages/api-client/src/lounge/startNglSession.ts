import { nglSession } from '@players-club/domain-models'
import { boolean, nullable, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { vendorGameId } from './arcadeEntry.ts'
import { sessionSecret } from './sessionSecret.ts'

/** Opens a session with an NGL game; NGLPBL games need no token for it. */
export const startNglSession = endpoint({
  name: 'lounge.startNglSession',
  client: 'arcade',
  method: 'POST',
  path: '/sessions',
  body: object({ gameId: vendorGameId, fun: boolean(), subjectToken: nullable(sessionSecret) }),
  answer: nglSession,
  errors: { 'lounge.game.notFound': 404, 'error.arcade.sessionOver': 403 },
  access: 'player',
  effect: 'write',
})
