import {
  areTicketCodes,
  formatTime,
  INVALID_TICKETS,
  isDrawCode,
  type Locale,
  type TicketCodes,
  type TicketEntryResult,
} from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/clock.ts'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import { inOneTrip } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { storeAnswer } from '../kernel/idempotency/storedAnswers.ts'
import { type ValueRequest } from '../kernel/idempotency/request.ts'
import { beginForPlayer } from '../kernel/ledger/index.ts'
import { consumeAttempt, refusedAttempt, returnAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { requireLocation } from '../location/requireLocation.ts'
import {
  TICKET_REFUSALS,
  type LotteryProvider,
  type TicketRefusal,
  type TicketVerdict,
} from '../providers/index.ts'
import { settleTicket } from './settleTicket.ts'
import { asTicketResult } from './storedResult.ts'
import { claimTicket, findActiveEntry, releaseClaim, type TicketEntry } from './ticketClaims.ts'

export interface TicketsDeps extends ServiceDeps {
  /** The claim is about processes, so it does not follow the club's clock, which a demo may move. */
  machineClock: Clock
  secrets: Secrets
  /** Null if no central system is configured. */
  provider: LotteryProvider | null
  onUnreachable: (error: unknown) => void
}

export interface Entering {
  asker: { sessionHash: Uint8Array }
  request: ValueRequest
  codes: TicketCodes
  locale: Locale
}

/** Every attempt is counted before it is checked, so that parallel ones cannot exceed the limit. */
const INVALID_CODES = { bucket: 'ticket-invalid', ...INVALID_TICKETS }

/** What is refused without counting for the day or as invalid still calls the central system, and is kept. */
const ENTRIES = { bucket: 'ticket-entries', limit: 120, windowMs: HOUR_MS }

const countsAsInvalid = (verdict: TicketVerdict | null) =>
  verdict?.outcome === 'refused' && (verdict.reason === 'invalid' || verdict.reason === 'notFound')

/** The lock-out of a player: the attempts before it, and when it ends on the lottery's clock. */
type LockOut = { left: number; until: string } | undefined

/** A draw ticket has no second code that could be wrong, so its refusal has its own title. */
const refusalOf = ({ reason, ticketCode }: TicketEntry, params: LockOut): Refusal => {
  const known: TicketRefusal = TICKET_REFUSALS.find(each => each === reason) ?? 'invalid'
  const isJackpot = known === 'invalid' && isDrawCode(ticketCode)
  return new Refusal(`error.gameTicketEntry.${known}`, { params, ...(isJackpot && { title: 'JACKPOT' }) })
}

const buildResult = (entry: TicketEntry, locale: Locale, lockOut?: LockOut): TicketEntryResult => {
  if (!entry.result) throw refusalOf(entry, lockOut)
  return asTicketResult(entry.result, locale)
}

/** A ticket that the central system has to be asked about. */
type Claimed = { entry: TicketEntry; subject: Uint8Array; lockOut: LockOut }
type Begun = { answer: TicketEntryResult } | Claimed

export const createTickets = (deps: TicketsDeps) => {
  const { database, clock, machineClock, secrets, provider } = deps

  const begin = ({ asker, request, codes, locale }: Entering): Promise<Begun> => {
    const now = clock.now()
    return beginForPlayer(database, { asker, request, now }, async (tx, playerId): Promise<Begun> => {
      const subject = subjectOf(secrets, playerId)
      const [, excess, { isAllowed, left, resetsAt }, held] = await inOneTrip([
        () => requireLocation(tx, playerId, now),
        () => refusedAttempt(tx, ENTRIES, subject, now),
        () => consumeAttempt(tx, INVALID_CODES, subject, now),
        () => findActiveEntry(tx, codes.ticketCode),
      ])
      if (excess) throw excess
      if (!areTicketCodes(codes)) throw new Refusal('error.gameTicketEntry.invalid')
      const until = formatTime(resetsAt, { locale, zone: tx.zone })
      if (!isAllowed) throw new Refusal('error.gameTicketEntry.lockout', { params: { until } })
      const claim = { playerId, codes, requestKey: request.key, now, machineNow: machineClock.now() }
      const entry = await claimTicket(tx, claim, held)
      if (entry.state === 'asking') return { entry, subject, lockOut: { left, until } }
      await returnAttempt(tx, INVALID_CODES, subject)
      return { answer: buildResult(entry, locale) }
    })
  }

  /** The central system is called while no lock is held. */
  const ask = async ({ id, ticketCode, secondCode }: TicketEntry): Promise<TicketVerdict | null> => {
    try {
      if (!provider) throw new Error('No central system is configured.')
      return await provider.enterTicket({ ticketCode, secondCode }, id)
    } catch (error) {
      deps.onUnreachable(error)
      return null
    }
  }

  /** Only codes of unknown tickets count against a player. */
  const end = (
    { entry: { id, playerId }, subject }: Claimed,
    verdict: TicketVerdict | null,
    { request, locale }: Entering,
  ): Promise<TicketEntry | null> =>
    database.framedUnitOfWork({
      async work(tx) {
        const now = clock.now()
        const [, settled] = await inOneTrip([
          () => !countsAsInvalid(verdict) && returnAttempt(tx, INVALID_CODES, subject),
          () => (verdict ? settleTicket(tx, id, verdict, { now, locale }) : releaseClaim(tx, id)),
        ])
        if (!settled?.result) return { result: settled ?? null }
        const answer = asTicketResult(settled.result, locale)
        return { result: settled, last: storeAnswer({ playerId, request, now }, answer) }
      },
    })

  return {
    /**
     * Enters a ticket: claims it, asks the central system, credits it. A repeated request continues an interrupted
     * entry; without one the reconciler finishes it.
     */
    async enterTicket(entering: Entering): Promise<TicketEntryResult> {
      const begun = await begin(entering)
      if ('answer' in begun) return begun.answer
      const verdict = await ask(begun.entry)
      const settled = await end(begun, verdict, entering)
      if (!settled) throw new Refusal('error.gameTicketEntry.unavailable')
      return buildResult(settled, entering.locale, countsAsInvalid(verdict) ? begun.lockOut : undefined)
    },
  }
}

export type Tickets = ReturnType<typeof createTickets>
