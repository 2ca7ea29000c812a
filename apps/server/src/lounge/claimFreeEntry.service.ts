import type { FreeEntryClaim } from '@players-club/api-client/contract'
import {
  claimMismatches,
  emptyAddress,
  FREE_ENTRIES_PER_DRAW,
  FREE_ENTRY_INTERVAL_S,
  type ClaimValues,
  type FreeEntry,
  type Locale,
  type UserProfile,
} from '@players-club/domain-models'
import { gt, lte, or } from 'drizzle-orm'
import { requireIdentity } from '../identity/requireIdentity.ts'
import { spendSolution, type Captcha, type CaptchaSolution } from '../kernel/captcha/captcha.ts'
import { constraintOf, inOneTrip, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
import { actForPlayer, postTransfer, transferKey, type Asker, type Posted } from '../kernel/ledger/index.ts'
import type { MailSender } from '../kernel/mail/renderMail.ts'
import { createMailTranslate } from '../kernel/mail/createMailTranslate.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { requireLocation } from '../location/requireLocation.ts'
import { readProfile } from '../profile/index.ts'
import { enterRewardDraw } from '../rewards/enterRewardDraw.ts'
import { findForRedemption, type RedeemedReward } from '../rewards/findForRedemption.ts'
import { loungeFreeClaims, loungeFreeEntries } from './freeEntries.tables.ts'
import { freeEntryMail } from './freeEntryMail.ts'
import { countEntries, drawOf, loungeReward } from './loungeReward.ts'

const INTERVAL_MS = FREE_ENTRY_INTERVAL_S * 1000

export interface FreeEntryDeps extends ServiceDeps {
  captcha: Captcha
  sender: MailSender
}

export interface FreeEntryRequest {
  asker: Asker
  request: ValueRequest
  body: FreeEntryClaim
  /** The language of the drawing's name in the history, and of the mail. */
  locale: Locale
}

interface Claim extends FreeEntryRequest {
  id: string
  transferId: string
  playerId: string
  drawing: RedeemedReward
  drawId: number
  now: Date
}

/**
 * The free entry that each draw gives a player. The entry, its history line and the used captcha are committed
 * together: a refused claim uses up no captcha.
 */
export const createClaimFreeEntry =
  ({ database, clock, captcha, sender }: FreeEntryDeps) =>
  async (claimed: FreeEntryRequest): Promise<FreeEntry> => {
    const { asker, request, body, locale } = claimed
    const { rewardId, drawId } = body
    const now = clock.now()
    const solution = await captcha.check('FREE_ENTRY', body.recaptcha)
    const translate = createMailTranslate(locale, sender.lottery)
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const [, , profile] = await inOneTrip([
        () => requireIdentity(tx, playerId, now),
        () => requireLocation(tx, playerId, now),
        () => readProfile(tx, playerId, now),
      ])
      const wanted = loungeReward(rewardId, drawId)
      const drawing = await findForRedemption(tx, { playerId, wanted, now })
      const { drawsAt } = drawOf(drawing)
      requireOwn(body, profile)
      const claim = { ...claimed, id: newId(now), transferId: newId(now), playerId, drawing, drawId, now }
      await inOneTrip([
        () => note(tx, claim),
        () => spend(tx, solution),
        () => takeMinute(tx, claim),
        () => takeEntry(tx, claim),
      ])
      const source = { kind: 'FREE', reference: claim.id } as const
      await enterRewardDraw(tx, { playerId, drawId, entries: FREE_ENTRIES_PER_DRAW, source, now })
      const mail = freeEntryMail({ drawing, drawsAt, firstName: profile.firstName, translate, sender })
      const [, playerEntries] = await inOneTrip([
        () => enqueueMail(tx, { to: profile.email, ...mail }, now),
        () => countEntries(tx, playerId, drawId),
      ])
      return { id: claim.id, rewardId, drawId, entries: FREE_ENTRIES_PER_DRAW, playerEntries }
    })
  }

/** A free entry has a ledger line like any other entry, so that the history lists it. */
function note(
  tx: Tx,
  { id, transferId, playerId, request, drawing, drawId, locale, now }: Claim,
): Promise<Posted> {
  return postTransfer(
    tx,
    {
      id: transferId,
      key: transferKey(playerId, request),
      kind: 'FREE_ENTRY',
      description: drawing.texts[locale].title,
      details: {
        entryMethod: 'FREE',
        rewardId: drawing.id,
        freeEntryId: id,
        drawId,
        entries: FREE_ENTRIES_PER_DRAW,
      },
      legs: [{ from: { playerId }, to: { house: 'rewards' }, currency: 'tokens', amount: 0 }],
    },
    now,
  )
}

function requireOwn(
  { firstName, lastName, dateOfBirth: birthDate, email, phone, address }: FreeEntryClaim,
  profile: UserProfile,
): void {
  const home = address ?? emptyAddress
  const values: ClaimValues = { ...home, firstName, lastName, birthDate, email, phone: phone ?? '' }
  if (claimMismatches(values, profile).length > 0) throw new Refusal('lounge.claim.mismatch')
}

async function spend(tx: Tx, solution: CaptchaSolution | null): Promise<void> {
  if (!solution || !(await spendSolution(tx, solution))) throw new Refusal('lounge.claim.captchaFailed')
}

/**
 * One claim a minute over all drawings: the second of two parallel claims waits for the row lock, and is then too
 * early. A claim from the future is of before the clock was set back, and delays none.
 */
async function takeMinute(tx: Tx, { playerId, now }: Claim): Promise<void> {
  const taken = await tx
    .insert(loungeFreeClaims)
    .values({ playerId, claimedAt: now })
    .onConflictDoUpdate({
      target: loungeFreeClaims.playerId,
      set: { claimedAt: now },
      setWhere: or(
        lte(loungeFreeClaims.claimedAt, new Date(now.getTime() - INTERVAL_MS)),
        gt(loungeFreeClaims.claimedAt, new Date(now.getTime() + INTERVAL_MS)),
      ),
    })
    .returning({ playerId: loungeFreeClaims.playerId })
  if (taken.length === 0) throw new Refusal('error.reward.freeEntryTrace')
}

/** The unique key refuses a second entry in the same draw. */
async function takeEntry(tx: Tx, claim: Claim): Promise<void> {
  const { id, transferId, playerId, body, drawId, now: claimedAt } = claim
  try {
    await tx
      .insert(loungeFreeEntries)
      .values({ id, playerId, rewardId: body.rewardId, drawId, transferId, claimedAt })
  } catch (error) {
    throw constraintOf(error) === 'lounge_free_entries_once'
      ? new Refusal('error.reward.freeEntryPerDraw')
      : error
  }
}
