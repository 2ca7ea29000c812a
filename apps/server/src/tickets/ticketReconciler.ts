import type { Lottery } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import type { Database } from '../kernel/database/index.ts'
import { daysHousekeeping } from '../kernel/housekeeping/daysHousekeeping.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import { createSweep, type SweepDeps } from '../kernel/sweeps/createSweep.ts'
import type { LotteryProvider, TicketVerdict } from '../providers/index.ts'
import { settleTicket } from './settleTicket.ts'
import type { TicketsDeps } from './tickets.service.ts'
import { releaseClaim, takeOverClaim, type TicketEntry } from './ticketClaims.ts'
import { ticketDays, ticketEntries } from './tickets.tables.ts'

interface ReconcilerDeps extends SweepDeps, Pick<TicketsDeps, 'provider'> {
  lottery: Pick<Lottery, 'locales'>
}

/**
 * Finishes open entries: those whose server died between asking and crediting are asked about again with the same id,
 * and those with pending points until they are settled.
 */
export const ticketReconciler = (deps: ReconcilerDeps): JobKind => {
  const { database, clock, machineClock, provider, lottery } = deps

  const ask = async (system: LotteryProvider, entry: TicketEntry): Promise<TicketVerdict | null> => {
    if (entry.state === 'pending') return system.readEntry(entry.id)
    const mine = await database.unitOfWork(tx => takeOverClaim(tx, entry.id, machineClock.now()))
    if (!mine) return null
    const { id, ticketCode, secondCode } = mine
    return system.enterTicket({ ticketCode, secondCode }, id)
  }

  const settle = async (system: LotteryProvider, entry: TicketEntry) => {
    const verdict = await ask(system, entry)
    // A request of the player holds the claim.
    if (!verdict) return 'waiting'
    // There is no request whose language could be used.
    const settling = { now: clock.now(), locale: lottery.locales[0] }
    const { state } = await database.unitOfWork(tx => settleTicket(tx, entry.id, verdict, settling))
    return state === 'pending' ? 'waiting' : 'settled'
  }

  const follow = async (system: LotteryProvider, entry: TicketEntry) => {
    try {
      return await settle(system, entry)
    } catch (error) {
      await database.unitOfWork(tx => releaseClaim(tx, entry.id))
      throw error
    }
  }

  return createSweep(deps, {
    name: 'tickets.reconcile',
    table: ticketEntries,
    since: ticketEntries.enteredAt,
    isOpen: () => sql`${ticketEntries.state} in ('asking', 'pending')`,
    follow: provider ? entry => follow(provider, entry) : null,
  })
}

/** Deletes the counts of tickets of past days. */
export const ticketDaysHousekeeping = (database: Database): JobKind =>
  daysHousekeeping(database, 'tickets.days', ticketDays.day)
