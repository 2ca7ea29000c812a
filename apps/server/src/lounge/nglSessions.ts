import type { NglSession, NglToken } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/clock.ts'
import { MINUTE_MS } from '../kernel/clock/durations.ts'
import { newId } from '../kernel/ids/newId.ts'
import { isSameSecret, sign, type Secrets } from '../kernel/secrets/secrets.ts'

const TOKEN_MS = 10 * MINUTE_MS
const SESSION_MS = 30 * MINUTE_MS

interface NglPlayer {
  playerId: string
  gameId: string
  isFun: boolean
}

interface Issued {
  isFun: boolean
  isOver: boolean
}

/**
 * Tokens and sessions of NGL. Each is signed for its player, its game and its mode, and contains its expiry: nothing is
 * stored, and every server accepts them.
 */
export const createNglSessions = ({ clock, secrets }: { clock: Clock; secrets: Secrets }) => {
  const signed = (until: string, mode: string, of: readonly string[]) =>
    [until, mode, sign(secrets.arcade, [until, mode, ...of].join('|'))].join('.')

  const issue = (isFun: boolean, forMs: number, of: readonly string[]) =>
    signed(String(clock.now().getTime() + forMs), isFun ? 'fun' : 'prize', of)

  /** The issued data: its mode, and whether it is still valid; null if the signature is wrong. */
  const read = (text: string, of: readonly string[]): Issued | null => {
    const [until = '', mode = ''] = text.split('.')
    if (!isSameSecret(text, signed(until, mode, of))) return null
    return { isFun: mode === 'fun', isOver: Number(until) <= clock.now().getTime() }
  }

  return {
    token: ({ playerId, isFun }: Omit<NglPlayer, 'gameId'>): NglToken => ({
      subjectToken: issue(isFun, TOKEN_MS, ['subject', playerId]),
    }),

    holds(subjectToken: string, { playerId, isFun }: Omit<NglPlayer, 'gameId'>): boolean {
      const issued = read(subjectToken, ['subject', playerId])
      return issued?.isFun === isFun && !issued.isOver
    },

    open({ playerId, gameId, isFun }: NglPlayer): NglSession {
      const clientSessionId = newId(clock.now())
      const of = ['session', playerId, gameId, clientSessionId]
      return { clientSessionId, clientRequestToken: issue(isFun, SESSION_MS, of) }
    },

    /** The session, if it is this player's for this game. */
    find: (
      { clientSessionId, clientRequestToken }: NglSession,
      { playerId, gameId }: Omit<NglPlayer, 'isFun'>,
    ): Issued | null => read(clientRequestToken, ['session', playerId, gameId, clientSessionId]),
  }
}
