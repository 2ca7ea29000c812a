import { CREDIT_TERMS, phoenixDay, type CreditedActivity } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { players } from '../accounts/accounts.tables.ts'
import type { Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import { activityCredits } from './activities.tables.ts'

export interface Credit {
  playerId: string
  activityKey: CreditedActivity
  now: Date
  /** What it was done for, where it can be done more than once: the id of the invited player. */
  subject?: string
}

const descriptions = {
  'complete-profile': 'history.entry.completeProfile',
  'promotions-email-opt-in': 'history.entry.emailOptIn',
  'invite-accepted': 'history.entry.inviteAccepted',
} as const satisfies Record<CreditedActivity, string>

/** The span in which an activity's cap counts. */
export const periodOf = (activityKey: CreditedActivity, now: Date): string =>
  CREDIT_TERMS[activityKey].period === 'month' ? phoenixDay(now).slice(0, 7) : ''

/**
 * Gives a player what an activity earns, in the unit of work in which it was done. Answers how many points
 * that were: none where it has earned already.
 */
export const creditActivity = async (
  tx: Tx,
  { playerId, activityKey, now, subject = '' }: Credit,
): Promise<number> => {
  const { points, cap } = CREDIT_TERMS[activityKey]
  const period = periodOf(activityKey, now)
  // One credit of a player at a time, so that each finds the places that are left.
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
  const ofThisActivity = and(
    eq(activityCredits.playerId, playerId),
    eq(activityCredits.activityKey, activityKey),
  )
  const taken = await tx.$count(activityCredits, and(ofThisActivity, eq(activityCredits.period, period)))
  if (taken >= cap) return 0
  const added = await tx
    .insert(activityCredits)
    .values({ playerId, activityKey, period, place: taken + 1, subject, points, creditedAt: now })
    .onConflictDoNothing()
    .returning({ place: activityCredits.place })
  if (added.length === 0) return 0
  await postTransfer(
    tx,
    {
      key: `activity:${activityKey}:${playerId}:${subject}`,
      kind: 'GRANT',
      description: descriptions[activityKey],
      legs: [{ from: { house: 'grants' }, to: { playerId }, currency: 'points', amount: points }],
    },
    now,
  )
  return points
}
