import type { Game, Locale, TopPrizeType } from '@players-club/domain-models'

export const GAME_COLUMNS = `g.id, g.game_id, g.name, g.game_type_id, g.texts, g.external_link, g.retail_price_cents,
  g.picture, g.top_prize_type, g.top_prize::float8, g.overall_odds, g.play_begin, g.play_end, g.tag_ids`

export interface GameRow {
  id: number
  game_id: number
  name: string
  game_type_id: number
  texts: Record<Locale, { description: string; topPrize: string | null }>
  external_link: string | null
  retail_price_cents: number
  picture: string
  top_prize_type: TopPrizeType
  top_prize: number | null
  overall_odds: number | null
  play_begin: Date
  play_end: Date | null
  tag_ids: number[]
}

const moment = (date: Date) => new Date(date).toISOString()

/** A row as the contract has it, in the visitor's language. */
export function asGame(row: GameRow, locale: Locale, now: Date): Game {
  const [begin, end] = [new Date(row.play_begin), row.play_end && new Date(row.play_end)]
  const { description, topPrize } = row.texts[locale]
  return {
    id: row.id,
    gameId: row.game_id,
    name: row.name,
    gameTypeId: row.game_type_id,
    externalLink: row.external_link,
    description,
    retailPrice: row.retail_price_cents / 100,
    ticketFullImage: row.picture,
    topPrizeType: row.top_prize_type,
    topPrize: row.top_prize,
    topPrizeText: topPrize,
    overallOdds: row.overall_odds,
    playBegin: moment(begin),
    playEnd: end && moment(end),
    isActive: begin <= now && (end === null || end > now),
    tagIds: row.tag_ids,
  }
}
