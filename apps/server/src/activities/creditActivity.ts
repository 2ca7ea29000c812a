import {
  CREDIT_TERMS,
  type CreditedActivityKey,
  type Locale,
  type TimeZone,
} from '@players-club/domain-models'
import { and, count, eq, max } from 'drizzle-orm'
import { lockPlayer } from '../accounts/lockPlayer.ts'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import { activityCredits } from './activities.tables.ts'
import { bonusOf, findBonus, capPeriodKey, type ActivityRow } from './activityRow.ts'

/** A credit by the club itself, or an activity that `requireActivity` has found open to the player. */
type Credited =
  | { activityKey: CreditedActivityKey }
  | {
      activity: Pick<ActivityRow, 'id' | 'key' | 'texts' | 'amount' | 'cap' | 'capPeriod' | 'campaigns'>
      /** The language of the history entry. */
      locale: Locale
      /** Overrides the activity's own amount, when chance or a code decides. */
      points?: number
      /** Extra details for the history. */
      details?: Record<string, string | number>
    }

export type Credit = Credited & {
  playerId: string
  now: Date
  /** What it is earned for, when the same subject earns only once: an invited player, a code. */
  subject?: string
}

const descriptions = {
  'complete-profile': 'history.entry.completeProfile',
  'promotions-email-opt-in': 'history.entry.emailOptIn',
  'invite-accepted': 'history.entry.inviteAccepted',
} as const satisfies Record<CreditedActivityKey, string>

interface Terms {
  key: string
  points: number
  cap: number
  period: string
  description: string
  details?: Record<string, string | number>
}

/** The period in which the cap of a credit by the club itself counts. */
export const periodOf = (activityKey: CreditedActivityKey, now: Date, zone: TimeZone): string =>
  capPeriodKey(CREDIT_TERMS[activityKey].period, now, zone)

const ownTermsOf = async (tx: Tx, key: CreditedActivityKey, now: Date): Promise<Terms> => {
  const { points, cap } = CREDIT_TERMS[key]
  const bonus = await findBonus(tx, key, now)
  return {
    key,
    points: points + bonus,
    cap,
    period: periodOf(key, now, tx.zone),
    description: descriptions[key],
    ...(bonus > 0 && { details: { bonus } }),
  }
}

const termsOf = async (tx: Tx, credit: Credit): Promise<Terms> => {
  const { now } = credit
  if ('activityKey' in credit) return ownTermsOf(tx, credit.activityKey, now)
  const { activity, locale, points = activity.amount, details = {} } = credit
  const bonus = bonusOf(activity)
  return {
    key: activity.key,
    points: points + bonus,
    cap: activity.cap ?? Infinity,
    period: capPeriodKey(activity.capPeriod, now, tx.zone),
    description: activity.texts[locale].title,
    details: { activityId: activity.id, ...(bonus > 0 && { bonus }), ...details },
  }
}

export interface WantedPlace {
  playerId: string
  key: string
  cap: number
  period: string
  /** Its place in the period by default, so that only the cap limits it. */
  subject?: string
  /** The points it earns. */
  points: number
  now: Date
}

/**
 * Applies the rule of credits: an activity credits a player `cap` times in a period, and once per subject. Each credit
 * takes the next place of the period; undefined if none is left, or if the subject has earned already.
 */
export const consumePlace = async (tx: Tx, wanted: WantedPlace): Promise<{ subject: string } | undefined> => {
  const { playerId, key, cap, period, points, now } = wanted
  const ofThisActivity = and(eq(activityCredits.playerId, playerId), eq(activityCredits.activityKey, key))
  const [, [found]] = await inOneTrip([
    // Serializes the credits of a player, so that each sees the places that are left.
    () => lockPlayer(tx, playerId),
    () =>
      tx
        .select({ taken: count(), last: max(activityCredits.place) })
        .from(activityCredits)
        .where(and(ofThisActivity, eq(activityCredits.period, period))),
  ])
  if (found && found.taken >= cap) return undefined
  // A place that was given back leaves a gap.
  const place = (found?.last ?? 0) + 1
  const subject = wanted.subject ?? `${period}/${place}`
  const [added] = await tx
    .insert(activityCredits)
    .values({ playerId, activityKey: key, period, place, subject, points, creditedAt: now })
    .onConflictDoNothing()
    .returning({ subject: activityCredits.subject })
  return added
}

/**
 * Credits a player for an activity, in the unit of work of the action. Returns the points with the bonus of running
 * campaigns; null when the cap is reached.
 */
export const creditActivity = async (tx: Tx, credit: Credit): Promise<number | null> => {
  const { playerId, now, subject } = credit
  const { key, points, cap, period, description, details } = await termsOf(tx, credit)
  const place = await consumePlace(tx, { playerId, key, cap, period, subject, points, now })
  if (!place) return null
  if (points === 0) return 0
  await postTransfer(
    tx,
    {
      key: `activity:${key}:${playerId}:${place.subject}`,
      kind: 'GRANT',
      description,
      ...(details && { details }),
      legs: [{ from: { house: 'grants' }, to: { playerId }, currency: 'points', amount: points }],
    },
    now,
  )
  return points
}
