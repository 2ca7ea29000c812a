import { addDays, phoenixDay } from '@players-club/domain-models'
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { deleteInSlices, type Database, type Tx } from '../kernel/database/index.ts'
import { dailyAt, every, type JobKind } from '../kernel/jobs/index.ts'
import type { LotteryProvider, TicketVerdict } from '../providers/index.ts'
import { settleTicket } from './settleTicket.ts'
import { letGo, takeOver, type TicketEntry } from './ticketClaims.ts'
import type { TicketsDeps } from './tickets.service.ts'
import { ticketDays, ticketEntries } from './tickets.tables.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 100
const DAYS_KEPT = 7

/** What is not settled yet, the oldest first, after the one that was looked at last. */
const openEntries = (tx: Tx, last: TicketEntry | null): Promise<TicketEntry[]> => {
  const { enteredAt, id } = ticketEntries
  const isLater =
    last && or(gt(enteredAt, last.enteredAt), and(eq(enteredAt, last.enteredAt), gt(id, last.id)))
  return tx
    .select()
    .from(ticketEntries)
    .where(and(sql`${ticketEntries.state} in ('asking', 'pending')`, isLater ?? undefined))
    .orderBy(asc(enteredAt), asc(id))
    .limit(AT_ONCE)
}

/**
 * Finishes what was begun: entries whose server was lost between asking and crediting are asked about again under
 * the same id, and those whose points were to follow are looked after until they have.
 */
export const ticketReconciler = (deps: Omit<TicketsDeps, 'secrets'>): JobKind => {
  const { database, clock, machineClock, provider, onUnreachable } = deps

  const ask = async (system: LotteryProvider, entry: TicketEntry): Promise<TicketVerdict | null> => {
    if (entry.state === 'pending') return system.readEntry(entry.id)
    const mine = await database.unitOfWork(tx => takeOver(tx, entry.id, machineClock.now()))
    if (!mine) return null
    const { id, ticketCode, secondCode } = mine
    return system.enterTicket({ ticketCode, secondCode }, id)
  }

  // Nobody is there whose language could be asked for.
  const settling = () => ({ now: clock.now(), locale: 'en' }) as const

  /** Whether there is any sense in going on: where one entry cannot be asked about, the next cannot either. */
  const follow = async (system: LotteryProvider, entry: TicketEntry): Promise<boolean> => {
    try {
      const verdict = await ask(system, entry)
      if (verdict) await database.unitOfWork(tx => settleTicket(tx, entry.id, verdict, settling()))
      return true
    } catch (error) {
      onUnreachable(error)
      await database.unitOfWork(tx => letGo(tx, entry.id))
      return false
    }
  }

  return {
    name: 'tickets.reconcile',
    recurs: every(MINUTE_MS),
    async call() {
      if (!provider) return
      let last: TicketEntry | null = null
      for (;;) {
        const after: TicketEntry | null = last
        const open: TicketEntry[] = await database.unitOfWork(tx => openEntries(tx, after))
        for (const entry of open) if (!(await follow(provider, entry))) return
        last = open.at(-1) ?? null
        if (open.length < AT_ONCE) return
      }
    },
  }
}

/** Forgets the counts of days gone by. */
export const ticketDaysHousekeeping = (database: Database): JobKind => ({
  name: 'tickets.days',
  recurs: dailyAt(3),
  async call(_, now) {
    const { day } = ticketDays
    await deleteInSlices(database, { by: day, where: lt(day, addDays(phoenixDay(now), -DAYS_KEPT)) })
  },
})
