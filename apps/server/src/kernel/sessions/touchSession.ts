import type { Statement } from '../database/index.ts'
import { SESSION_LIMITS } from './settings.ts'

/** What restarts an idle time-out: a session seen before the first, which then ends at the second. */
export const idleLimits = (now: Date) => ({
  touchBefore: new Date(now.getTime() - SESSION_LIMITS.touchMs),
  idleUntil: new Date(now.getTime() + SESSION_LIMITS.idleMs),
})

/** Restarts the idle time-out of a session. One that was ended meanwhile is not revived. */
export const touchSession = (idHash: Uint8Array | null, now: Date): Statement => {
  const { touchBefore, idleUntil } = idleLimits(now)
  return {
    name: 'sessions.touch',
    text: 'select session_touch($1, $2, $3, $4)',
    values: [idHash, now, touchBefore, idleUntil],
  }
}
