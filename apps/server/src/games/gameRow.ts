import type { Game, Locale } from '@players-club/domain-models'
import type { games } from './games.tables.ts'

export const GAME_COLUMNS = `g.id, g.game_id as "gameId", g.name, g.game_type_id as "gameTypeId", g.texts,
  g.external_link as "externalLink", g.retail_price_cents as "retailPriceCents", g.picture,
  g.top_prize_type as "topPrizeType", g.top_prize::float8 as "topPrize", g.overall_odds as "overallOdds",
  g.play_begin as "playBegin", g.play_end as "playEnd", g.tag_ids as "tagIds"`

export type GameRow = Omit<typeof games.$inferSelect, 'isFeatured'>

/** A row as the contract has it, in the visitor's language. */
export function asGame(row: GameRow, locale: Locale, now: Date): Game {
  const { texts, retailPriceCents, picture, playBegin, playEnd, ...game } = row
  const { description, topPrize: topPrizeText } = texts[locale]
  return {
    ...game,
    description,
    retailPrice: retailPriceCents / 100,
    ticketFullImage: picture,
    topPrizeText,
    playBegin: playBegin.toISOString(),
    playEnd: playEnd?.toISOString() ?? null,
    isActive: playBegin <= now && (playEnd === null || playEnd > now),
  }
}
