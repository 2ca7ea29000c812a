import type { CodeError, CodeRedemption, Locale } from '@players-club/domain-models'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { actForPlayer, type Asker } from '../kernel/ledger/index.ts'
import { returnAttempt, consumeAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { codeRedemptions, promoCodes } from './activities.tables.ts'
import { creditActivity } from './creditActivity.ts'
import { requireActivity } from './requireActivity.ts'

export interface CodeRequest {
  asker: Asker
  request: ValueRequest
  codeValue: string
  /** The activity of the code; any activity if not set. */
  campaignId?: number
  locale: Locale
}

export interface CodesDeps extends ServiceDeps {
  secrets: Secrets
}

/** A player who tries more unknown codes than this is guessing. */
const WRONG_CODES = { bucket: 'promo-code', limit: 10, windowMs: HOUR_MS }

/** The normalized form of a code: players type spaces, hyphens and lower case as they like. */
const codeKey = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const details: Readonly<Record<CodeError, string>> = {
  'error.code.notFound': 'The code is unknown or has been used.',
  'error.code.inactive': 'The activity of the code is not active.',
}

const fault = (errorKey: CodeError, campaignName = ''): CodeRedemption => ({
  numPoints: 0,
  campaignName,
  errorKey,
  detail: details[errorKey],
})

type Code = typeof promoCodes.$inferSelect

const isRunning = ({ startsAt, endsAt }: Code, now: Date) =>
  startsAt <= now && (endsAt === null || endsAt > now)

/** The activity of the code, if it is open to the player. */
const findOpen = async (tx: Tx, { activityId }: Code, reader: { playerId: string; now: Date }) => {
  try {
    return await requireActivity(tx, { id: activityId }, reader)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Redeems the code for the player: takes one of its uses, if limited, and once per player. */
const takeCode = async (tx: Tx, { code }: Code, playerId: string, now: Date): Promise<boolean> => {
  const isLeft = or(isNull(promoCodes.total), lt(promoCodes.used, promoCodes.total))
  const taken = await tx
    .insert(codeRedemptions)
    .values({ playerId, code, redeemedAt: now })
    .onConflictDoNothing()
    .returning({ code: codeRedemptions.code })
  if (taken.length === 0) return false
  const counted = await tx
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + 1` })
    .where(and(eq(promoCodes.code, code), isLeft))
    .returning({ used: promoCodes.used })
  if (counted.length > 0) return true
  const ofThis = and(eq(codeRedemptions.playerId, playerId), eq(codeRedemptions.code, code))
  await tx.delete(codeRedemptions).where(ofThis)
  return false
}

/** Redeems promo codes for points. */
export const createCodes = ({ database, clock, secrets }: CodesDeps) => ({
  redeem({ asker, request, codeValue, campaignId, locale }: CodeRequest): Promise<CodeRedemption> {
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const subject = subjectOf(secrets, playerId)
      // Counted before the code is looked up, so that parallel attempts cannot exceed the limit. A wrong code is
      // returned, not thrown, so that the count is committed.
      const [{ isAllowed }, [code]] = await inOneTrip([
        () => consumeAttempt(tx, WRONG_CODES, subject, now),
        () =>
          tx
            .select()
            .from(promoCodes)
            .where(eq(promoCodes.code, codeKey(codeValue))),
      ])
      if (!isAllowed) throw new Refusal('error.code.lockout')
      if (!code || (campaignId !== undefined && code.activityId !== campaignId))
        return fault('error.code.notFound')
      const [, activity] = await inOneTrip([
        () => returnAttempt(tx, WRONG_CODES, subject),
        () => findOpen(tx, code, { playerId, now }),
      ])
      if (!activity || !isRunning(code, now))
        return fault('error.code.inactive', activity?.texts[locale].title)
      const { title: campaignName } = activity.texts[locale]
      if (!(await takeCode(tx, code, playerId, now))) return fault('error.code.notFound', campaignName)
      const credit = { playerId, activity, locale, now, points: code.points, subject: code.code }
      const numPoints = await creditActivity(tx, credit)
      if (numPoints === null) throw new Refusal('error.code.limitReached')
      return { numPoints, campaignName, errorKey: null, detail: null }
    })
  },
})
