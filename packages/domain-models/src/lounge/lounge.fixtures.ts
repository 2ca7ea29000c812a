import type { ArcadeChance } from './ArcadeChance.ts'
import type { ArcadeGame } from './ArcadeGame.ts'
import type { ArcadePlay } from './ArcadePlay.ts'
import type { ConversionTerms } from './conversion.ts'
import type { DailyBonus } from './DailyBonus.ts'
import type { Denomination } from './Denomination.ts'
import type { LoungeReward, PlayerLoungeReward } from './LoungeReward.ts'
import type { GameData } from './GameData.ts'
import type { NglGameData } from './NglGame.ts'
import type { UserTokens } from './UserTokens.ts'

/** A balance of 5,000 tokens. */
export const verifiedTokens: UserTokens = { balance: 5000, currency: 'TOKEN', userKey: 'verified', id: '1' }

/** The terms of a conversion of which nothing has been used today. */
export const conversionToday: ConversionTerms = {
  activityKey: 'tokens-for-points',
  rewardKey: 'redeem-points-for-tokens',
  activityAmount: 10,
  rewardAmount: 100,
  frequencyCap: { limitReached: false, remaining: 1440, count: 0 },
}

/** The daily bonus, which can be taken. */
export const openBonus: DailyBonus = {
  key: 'daily-bonus',
  amount: 50,
  frequencyCap: { limitReached: false },
}
/** The daily bonus, which has been taken today. */
export const takenBonus: DailyBonus = { ...openBonus, frequencyCap: { limitReached: true } }

function picturesOf(game: string) {
  const path = `/media/api/file/lounge/${game}`
  return {
    logo: `${path}-logo.svg`,
    ticketFullImage: `${path}-wide.svg`,
    ticketFullImageMobile: `${path}.svg`,
  }
}

/** A game of the arcade with several wagers. */
export const monsoonReels: ArcadeGame = {
  id: 801,
  gameId: 'MONSOON_REELS',
  name: 'Monsoon Reels',
  vendor: 'PBL',
  externalLink: null,
  retailPrice: 10,
  topPrize: null,
  playForFun: true,
  portraitOnly: false,
  summary: 'Three reels, one storm.',
  description: 'Choose a wager and spin. Three of a kind on the middle line wins.',
  ...picturesOf('monsoon-reels'),
  lastModified: '2026-11-18T19:00:00.000Z',
  wagers: { least: 10, most: 60 },
}

/** A game of the arcade by NGL with a single wager. */
export const orchardPinata: ArcadeGame = {
  ...monsoonReels,
  id: 804,
  gameId: 'PINACOLADA',
  name: 'Pick a Piñata',
  vendor: 'NGL',
  playForFun: false,
  summary: 'One swing, three piñatas.',
  ...picturesOf('pick-a-pinata'),
  wagers: { least: 10, most: 10 },
}

/** Three wagers with the top prize of each. */
export const monsoonWagers: readonly Denomination[] = [10, 20, 60].map(value => ({
  value,
  topPrizeValue: value * 500,
  topPrizeType: 'tokens',
}))

/** Ninety of a hundred tokens come back. */
export const monsoonChances: readonly ArcadeChance[] = [
  { times: 0, weight: 745 },
  { times: 2, weight: 250 },
  { times: 30, weight: 4 },
  { times: 280, weight: 1 },
]

/** Eighty tokens were won with a wager of twenty. */
export const monsoonPlay: ArcadePlay = {
  digitalRevealToken: 'reveal-7',
  prizes: [{ amount: 80 }],
  extraData: JSON.stringify({ spinResults: [{ symbols: [2, 2, 2], amount: 80 }] }),
  balance: 4980,
}

/** A game of NGL before a play. */
export const mazeBefore: NglGameData = {
  wagers: [1, 2, 5, 10],
  prizeInfo: { totalPrizeAmount: 0 },
  totalPrizeAmount: 0,
  outcome: null,
  playData: null,
}

/** A game of NGL with a play that wins 200. */
export const mazePlay: NglGameData = {
  ...mazeBefore,
  prizeInfo: { totalPrizeAmount: 200 },
  totalPrizeAmount: 200,
  outcome: 'WIN',
  playData: 'reveal-8',
}

/** A reward of the lounge: entries to a weekly drawing. */
export const weeklyDrawing: LoungeReward = {
  id: 201,
  externalId: 21,
  internalName: 'lounge-weekly',
  title: 'Weekly drawing',
  frequency: 'weekly',
  amount: 250,
  imageUrl: '/media/api/file/lounge/weekly.svg',
  summary: 'A new draw every week.',
  description: 'Each entry is one chance. The winner is drawn on the day after entries close.',
  termsConditionsUrl: '/media/terms_conditions_ll',
  extraData: [],
  topPrize: 50_000,
  draw: {
    id: 2105,
    start: '2026-11-18T07:00:00.000Z',
    end: '2026-11-25T07:00:00.000Z',
    draw: '2026-11-25T19:00:00.000Z',
    entries: 9204,
    prizes: [{ name: '$500 cash', multiplier: 1, constant: 50_000 }],
  },
}

/** The weekly drawing as a player with three entries sees it. */
export const weeklyForPlayer: PlayerLoungeReward = {
  ...weeklyDrawing,
  draw: weeklyDrawing.draw && { ...weeklyDrawing.draw, playerEntries: 3, hasFreeEntry: false },
  frequencyCap: { limitReached: false, remaining: 20 },
}

/** What an arcade game's page needs to show a play of two spins. */
export const spinGameData: GameData = {
  face: JSON.stringify({
    spinResults: [
      { symbols: [1, 4, 2], amount: 0 },
      { symbols: [3, 3, 3], amount: 100 },
    ],
  }),
  gameConfig: { gameId: 'SAGUARO_SPIN' },
  themeHostName: 'https://games.example/arcade/play/SAGUARO_SPIN',
}
