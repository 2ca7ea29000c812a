import { lotteryDay, type TicketEntryResult } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { players } from '../../src/accounts/accounts.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { newId } from '../../src/kernel/ids/newId.ts'
import { ledgerTransfers } from '../../src/kernel/ledger/ledger.tables.ts'
import { rewardRedemptions } from '../../src/rewards/rewards.tables.ts'
import { handOutCodes, takeFromStock } from '../../src/rewards/takeFromStock.ts'
import { ticketEntries } from '../../src/tickets/tickets.tables.ts'
import { daysAfter } from '../daysAfter.ts'
import { DEMO_REDEMPTIONS, type DemoRedemption } from './demoRedemptions.ts'
import { DEMO_REFUSALS, type DemoTicket } from './demoTickets.ts'
import { daysAgoOf, ticketAt, VISITS } from './longHistory.ts'

const NAME = 'verified'

const momentOf = (visit: number, now: Date) => daysAfter(now, -daysAgoOf(visit))

/** Book numbers that no shop has, so that no real ticket matches. */
const codeOf = (visit: number) => `14990${String(visit).padStart(5, '0')}000`

const buildResult = ({ gameNumber, gameName, points }: DemoTicket): TicketEntryResult => ({
  graphicImageUrl: null,
  gameNumber,
  gameName,
  prizes: [
    {
      prizeType: 'LOYALTY_POINTS',
      status: 'AWARDED',
      amount: points,
      token: null,
      draw: null,
      superBonuses: [],
    },
  ],
})

const addTickets = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  const entered = (visit: number, code: string) => {
    const at = momentOf(visit, now)
    const id = newId(at)
    return {
      ...{ id, playerId, ticketCode: code, requestKey: id },
      ...{ day: lotteryDay(at, tx.zone), enteredAt: at, settledAt: at },
    }
  }
  const visits = Array.from({ length: VISITS }, (_, index) => index + 1)
  await tx.insert(ticketEntries).values([
    ...visits.flatMap(visit => {
      const ticket = ticketAt(visit)
      if (!ticket) return []
      const { gameTypeId, points } = ticket
      const state = 'credited' as const
      return [{ ...entered(visit, codeOf(visit)), state, gameTypeId, points, result: buildResult(ticket) }]
    }),
    ...DEMO_REFUSALS.map(({ visit, reason }) => ({
      ...entered(visit, codeOf(visit)),
      state: 'refused' as const,
      reason,
    })),
  ])
}

const addRedemption = async (
  tx: Tx,
  playerId: string,
  { id, visit, rewardId, type, points, quantity }: DemoRedemption,
  now: Date,
): Promise<void> => {
  const [transfer] = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.key, `demo:${NAME}:redemption-${id}`))
  if (!transfer) return
  await tx.insert(rewardRedemptions).values({
    ...{ id, playerId, rewardId, quantity, amount: points },
    transferId: transfer.id,
    redeemedAt: momentOf(visit, now),
  })
  if (type !== 'COUPON') return
  const { places } = await takeFromStock(tx, rewardId, quantity)
  await handOutCodes(tx, { rewardId, redemptionId: id, places })
}

/** The tickets behind the points of the long history, and the codes that they bought. */
export const addHistory = async (tx: Tx, now: Date): Promise<void> => {
  const [player] = await tx
    .select({ id: players.id })
    .from(players)
    .where(eq(players.login, `demo-${NAME}`))
  if (!player) return
  const [known] = await tx
    .select({ id: ticketEntries.id })
    .from(ticketEntries)
    .where(eq(ticketEntries.ticketCode, codeOf(1)))
  if (known) return
  await addTickets(tx, player.id, now)
  for (const redemption of DEMO_REDEMPTIONS) await addRedemption(tx, player.id, redemption, now)
}
