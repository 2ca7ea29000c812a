import { GAME_TYPE_IDS, type TicketKind } from '@players-club/domain-models'

export type Game = { number: number; name: string; price: number; typeId: number }

const of = (typeId: number, games: readonly (readonly [number, string, number])[]): readonly Game[] =>
  games.map(([number, name, price]) => ({ number, name, price, typeId }))

const drawGames = of(GAME_TYPE_IDS.draw, [
  [15, 'Powerball', 2],
  [13, 'Mega Millions', 5],
  [22, 'Fantasy Five', 1],
  [24, 'Triple Twist', 2],
])

/** The games whose tickets the central system sells. */
export const GAMES: Readonly<Record<TicketKind, readonly Game[]>> = {
  scratch: of(GAME_TYPE_IDS.scratchers, [
    [1401, 'Saguaro Gold', 10],
    [1402, 'Monsoon Millions', 30],
    [1404, 'Mariachi Nights', 5],
    [1405, 'Copper Crossword', 3],
    [1406, 'Roadrunner Riches', 2],
    [1408, 'Gila Gems', 20],
  ]),
  fastPlay: of(GAME_TYPE_IDS.fastPlay, [
    [1501, 'Jackrabbit Jackpot', 5],
    [1502, 'Lightning Bingo', 2],
    [1503, 'Mesa Match', 10],
    [1504, 'Chili Pepper Dash', 1],
  ]),
  draw: drawGames,
  quickDraw: of(GAME_TYPE_IDS.quickDraw, [
    [71, 'Canyon Six', 1],
    [72, 'Night Sky Lines', 2],
  ]),
  quickCard: drawGames,
}

/** Tickets of these games count for the collection of the season: each game fills one bucket. */
export const COLLECTION = 'monsoon-five'
export const COLLECTED_GAMES: readonly number[] = [1404, 1406, 1504, 22, 72]

/** Games that have ended: their tickets are refused. */
export const ENDED_GAMES: Readonly<Record<TicketKind, readonly Game[]>> = {
  scratch: of(GAME_TYPE_IDS.scratchers, [
    [1410, 'Highway Cash', 2],
    [1412, 'Starlit Sevens', 1],
  ]),
  fastPlay: of(GAME_TYPE_IDS.fastPlay, [[1505, 'Dust Devil Dollars', 3]]),
  draw: of(GAME_TYPE_IDS.draw, [[6, 'Mega Millions (until 2025)', 2]]),
  quickDraw: of(GAME_TYPE_IDS.quickDraw, [[70, 'Lantern Ten', 1]]),
  quickCard: of(GAME_TYPE_IDS.draw, [[6, 'Mega Millions (until 2025)', 2]]),
}
