import type { ClaimEntry } from '@players-club/api-client/contract'
import {
  claimMismatches,
  emptyAddress,
  FREE_ENTRIES_PER_DRAW,
  FREE_ENTRY_INTERVAL_S,
  loadCatalogue,
  type ClaimValues,
  type FreeEntry,
  type Locale,
  type UserProfile,
} from '@players-club/domain-models'
import { lte } from 'drizzle-orm'
import { requireIdentity } from '../identity/requireIdentity.ts'
import { spendSolution, type Captcha, type CaptchaSolution } from '../kernel/captcha/index.ts'
import type { Clock } from '../kernel/clock/index.ts'
import { constraintOf, type Database, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/index.ts'
import { newId } from '../kernel/ids/index.ts'
import { actForPlayer, postTransfer, type Asker, type Posted } from '../kernel/ledger/index.ts'
import { enqueueMail } from '../kernel/outbox/index.ts'
import { requireLocation } from '../location/requireLocation.ts'
import { readProfile } from '../profile/index.ts'
import { loungeFreeClaims, loungeFreeEntries } from './freeEntries.tables.ts'
import { freeEntryMail } from './freeEntryMail.ts'
import { enterDrawing, entriesOf, openDrawing, type OpenDrawing } from './openDrawing.ts'

const INTERVAL_MS = FREE_ENTRY_INTERVAL_S * 1000

export interface FreeEntryDeps {
  database: Database
  clock: Clock
  captcha: Captcha
  publicUrl: string
}

export interface FreeEntryRequest {
  asker: Asker
  request: ValueRequest
  body: ClaimEntry
  /** In which language the history names the drawing, and the mail speaks. */
  locale: Locale
}

interface Claim extends FreeEntryRequest {
  id: string
  playerId: string
  drawing: OpenDrawing
  now: Date
}

/**
 * The entry that each draw gives a player for nothing. All of it is there, with its place in the history and the
 * spent captcha, or none of it is: a claim that is refused costs no new captcha.
 */
export const createClaimFreeEntry =
  ({ database, clock, captcha, publicUrl }: FreeEntryDeps) =>
  async (claimed: FreeEntryRequest): Promise<FreeEntry> => {
    const { asker, request, body, locale } = claimed
    const { rewardId } = body
    const now = clock.now()
    const solution = await captcha.check('FREE_ENTRY', body.recaptcha)
    const catalogue = await loadCatalogue(locale, ['mails'])
    return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      await requireIdentity(tx, playerId, now)
      await requireLocation(tx, playerId, now)
      const drawing = await openDrawing(tx, rewardId, now)
      const { drawId } = drawing
      const claim = { ...claimed, id: newId(now), playerId, drawing, now }
      const posted = await note(tx, claim)

      const profile = await readProfile(tx, playerId, now)
      requireOwn(body, profile)
      await spend(tx, solution)
      await takeMinute(tx, claim)
      await takeEntry(tx, claim, posted)
      const source = { kind: 'FREE', reference: claim.id } as const
      await enterDrawing(tx, { playerId, drawId, entries: FREE_ENTRIES_PER_DRAW, source, now })
      const mail = freeEntryMail({ drawing, firstName: profile.firstName, locale, catalogue, publicUrl })
      await enqueueMail(tx, { to: profile.email, ...mail }, now)
      return answer(claim.id, rewardId, drawId, await entriesOf(tx, playerId, drawId))
    })
  }

const answer = (id: string, rewardId: number, drawId: number, playerEntries: number): FreeEntry => ({
  id,
  rewardId,
  drawId,
  entries: FREE_ENTRIES_PER_DRAW,
  playerEntries,
})

/** An entry at the price of nothing has its line in the ledger like any other: the history lists it there. */
function note(tx: Tx, { id, playerId, request, drawing, locale, now }: Claim): Promise<Posted> {
  return postTransfer(
    tx,
    {
      key: `${playerId}:${request.operation}:${request.key}`,
      kind: 'FREE_ENTRY',
      description: drawing.texts[locale].title,
      details: {
        entryMethod: 'FREE',
        rewardId: drawing.id,
        freeEntryId: id,
        drawId: drawing.drawId,
        entries: FREE_ENTRIES_PER_DRAW,
      },
      legs: [{ from: { playerId }, to: { house: 'rewards' }, currency: 'tokens', amount: 0 }],
    },
    now,
  )
}

function requireOwn(
  { firstName, lastName, dateOfBirth: birthDate, email, phone, address }: ClaimEntry,
  profile: UserProfile,
): void {
  const told = address ?? emptyAddress
  const values: ClaimValues = { ...told, firstName, lastName, birthDate, email, phone: phone ?? '' }
  if (claimMismatches(values, profile).length > 0) throw new Refusal('lounge.claim.mismatch')
}

async function spend(tx: Tx, solution: CaptchaSolution | null): Promise<void> {
  if (!solution || !(await spendSolution(tx, solution))) throw new Refusal('lounge.claim.captchaFailed')
}

/** One claim a minute, whatever the drawing: of two at once the second waits for the row, and is too early then. */
async function takeMinute(tx: Tx, { playerId, now }: Claim): Promise<void> {
  const taken = await tx
    .insert(loungeFreeClaims)
    .values({ playerId, claimedAt: now })
    .onConflictDoUpdate({
      target: loungeFreeClaims.playerId,
      set: { claimedAt: now },
      setWhere: lte(loungeFreeClaims.claimedAt, new Date(now.getTime() - INTERVAL_MS)),
    })
    .returning({ playerId: loungeFreeClaims.playerId })
  if (taken.length === 0) throw new Refusal('error.reward.freeEntryTrace')
}

/** The table itself refuses a second one in the same draw. */
async function takeEntry(tx: Tx, claim: Claim, { transferId }: Posted): Promise<void> {
  const { id, playerId, body, drawing, now: claimedAt } = claim
  const { drawId } = drawing
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
