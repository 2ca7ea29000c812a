import { drawTitle, type Locale } from '@players-club/domain-models'
import { and, arrayContains, asc, eq, gt, lte } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { DrawClosedError, enterDraw } from './enterDraw.ts'
import { draws, promotions } from './promotions.tables.ts'

export interface TicketOfGame {
  playerId: string
  gameId: number
  entries: number
  /** The ticket entry, which enters each draw once. */
  reference: string
  now: Date
}

interface EnteredDraw {
  /** With its promotion's name. */
  name: Record<Locale, string>
  promotionId: number
}

/** Enters the player of a ticket into every open draw for its game, and returns these draws. */
export const enterDrawsOfGame = async (
  tx: Tx,
  { playerId, gameId, entries, reference, now }: TicketOfGame,
): Promise<EnteredDraw[]> => {
  const open = await tx
    .select({
      id: draws.id,
      texts: draws.texts,
      promotionId: promotions.id,
      promotionTexts: promotions.texts,
    })
    .from(promotions)
    .innerJoin(draws, eq(draws.promotionId, promotions.id))
    .where(
      and(
        gt(promotions.entryEndsAt, now),
        lte(promotions.startsAt, now),
        arrayContains(promotions.gameIds, [gameId]),
        eq(draws.state, 'open'),
        lte(draws.startsAt, now),
        gt(draws.entryEndsAt, now),
      ),
    )
    // In a fixed order, so that two tickets cannot deadlock.
    .orderBy(asc(draws.id))
  const entered: EnteredDraw[] = []
  for (const { id, texts, promotionId, promotionTexts } of open) {
    try {
      const source = { kind: 'TICKET', reference } as const
      await enterDraw(tx, { playerId, drawId: id, entries, source, now })
      const titleIn = (locale: Locale) =>
        drawTitle({ promotionName: promotionTexts[locale].name, name: texts[locale].name })
      entered.push({ name: { en: titleIn('en'), es: titleIn('es') }, promotionId })
    } catch (error) {
      // It was closed meanwhile: the ticket is too late for this one.
      if (!(error instanceof DrawClosedError)) throw error
    }
  }
  return entered
}
