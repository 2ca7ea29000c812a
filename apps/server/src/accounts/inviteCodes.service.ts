import { randomInt } from 'node:crypto'
import { INVITE_CODE_LIMIT_REACHED, type InviteCodeCheck } from '@players-club/domain-models'
import { and, eq, inArray } from 'drizzle-orm'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import type { Tx } from '../kernel/database/index.ts'
import type { ProblemError } from '../kernel/http/problem.ts'
import { networkSubject, refusedAttempt, returnAttempt } from '../kernel/limits/rateLimits.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { inviteUses } from './inviteCodes.tables.ts'

/** Wrong codes from one network, so that codes cannot be guessed. */
const WRONG_CODES = { bucket: 'wrong-invite-codes', limit: 100, windowMs: HOUR_MS }

/** Characters that are not confused when read out or typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUP = 5

const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** An invite code: ten letters in two groups, about 10^15 possible codes. */
export const newInviteCode = (): string => `${group()}-${group()}`

/** The stored forms that a typed code may have: as typed, in capitals, or in two groups of the same size. */
const spellingsOf = (typed: string): string[] => {
  const code = typed.trim()
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const half = letters.length / 2
  return [code, code.toUpperCase(), `${letters.slice(0, half)}-${letters.slice(half)}`]
}

/**
 * Counts a code as wrong before it is looked up, and returns the refusal of one beyond the limit. Every endpoint that
 * checks codes shares this rate limit.
 */
export const countCode = (tx: Tx, network: Uint8Array, now: Date): Promise<ProblemError | null> =>
  refusedAttempt(tx, WRONG_CODES, network, now)

/** The owner of the code; null if the code is invalid or is the asking player's own. */
export const findInviter = async (
  tx: Tx,
  { code, network, askerId }: { code: string; network: Uint8Array; askerId: string | null },
): Promise<string | null> => {
  const [inviter] = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(inArray(players.inviteCode, spellingsOf(code)), eq(players.state, 'active')))
  if (!inviter || inviter.id === askerId) return null
  await returnAttempt(tx, WRONG_CODES, network)
  return inviter.id
}

/** Who invited this player, if that account is active; null otherwise. */
export const findActiveInviter = async (tx: Tx, playerId: string): Promise<string | null> => {
  const [invitation] = await tx
    .select({ inviterId: inviteUses.inviterId })
    .from(inviteUses)
    .innerJoin(players, eq(players.id, inviteUses.inviterId))
    .where(and(eq(inviteUses.playerId, playerId), eq(players.state, 'active')))
  return invitation?.inviterId ?? null
}

export interface CodeRequest {
  code: string
  askerId: string | null
  clientAddress: string
}

export const createInviteCodes = ({ database, clock, secrets, findActivitiesAtCap }: AccountsDeps) => ({
  /** Whether a code is valid for registration. A code that reached its monthly cap is valid but earns nothing. */
  async check({ code, askerId, clientAddress }: CodeRequest): Promise<InviteCodeCheck> {
    const now = clock.now()
    const network = networkSubject(secrets, clientAddress)
    const inviterId = await database.unitOfWork(async tx => {
      const refused = await countCode(tx, network, now)
      return refused ?? findInviter(tx, { code, network, askerId })
    })
    if (inviterId instanceof Error) throw inviterId
    if (inviterId === null) return { valid: false }
    const reached = await findActivitiesAtCap(inviterId)
    return reached.has('invite-accepted')
      ? { valid: true, status: INVITE_CODE_LIMIT_REACHED }
      : { valid: true }
  },
})
