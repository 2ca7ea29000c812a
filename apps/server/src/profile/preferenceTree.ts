import {
  preferenceValue,
  type Preference,
  type PreferenceCategory,
  type PreferenceChannel,
} from '@players-club/domain-models'
import type { DrawGame } from '../games/findDrawGames.ts'

const SWITCH = ['on', 'off']
const ALERT = ['Always', 'No Alert Selected']

interface Leaf {
  key: string
  tag: string
  channel: PreferenceChannel
}

interface Branch extends Leaf {
  options: readonly string[]
  below: readonly Leaf[]
}

/** Alerts about games; without a game there is nothing to be alerted to. */
const alertsOf = (key: string, games: readonly DrawGame[]): Branch[] =>
  games.length === 0
    ? []
    : [
        {
          key,
          tag: key,
          channel: 'EMAIL',
          options: ALERT,
          below: games.map(({ gameId, name }) => ({ key: `${key}_${gameId}`, tag: name, channel: 'EMAIL' })),
        },
      ]

/** The preferences. All are off for a player who has chosen nothing. */
export const preferenceTree = (games: readonly DrawGame[]): readonly Branch[] => [
  {
    key: 'PROMOTIONS',
    tag: 'PROMOTIONS',
    channel: 'OMNI',
    options: SWITCH,
    below: [
      { key: 'PROMOTIONS_EMAIL', tag: 'PROMOTIONS', channel: 'EMAIL' },
      { key: 'PROMOTIONS_OMNI', tag: 'PROMOTIONS', channel: 'OMNI' },
    ],
  },
  ...alertsOf('DRAW_RESULTS', games),
  ...alertsOf(
    'JACKPOTS',
    games.filter(({ hasJackpot }) => hasJackpot),
  ),
  {
    key: 'REWARDS',
    tag: 'REWARDS',
    channel: 'EMAIL',
    options: SWITCH,
    below: [
      { key: 'REWARDS_NEW', tag: 'REWARDS', channel: 'EMAIL' },
      { key: 'REWARDS_ENDING', tag: 'REWARDS', channel: 'EMAIL' },
    ],
  },
  { key: 'POINTS_SUMMARY', tag: 'ACCOUNT', channel: 'EMAIL', options: SWITCH, below: [] },
]

/** The values of a preference; empty if there is no such preference on this channel. */
export const optionsIn = (tree: readonly Branch[], { key, channel }: Omit<Leaf, 'tag'>): readonly string[] =>
  tree.find(({ below, ...itself }) =>
    (below.length > 0 ? below : [itself]).some(leaf => leaf.key === key && leaf.channel === channel),
  )?.options ?? []

/** The tree with a player's choices: `chosen` has the keys that are on. */
export const preferencesWith = (tree: readonly Branch[], chosen: ReadonlySet<string>): PreferenceCategory[] =>
  tree.map(({ below, options, ...itself }) => {
    const preference = (leaf: Leaf, isOn: boolean): Preference => ({
      ...leaf,
      booleanValue: isOn,
      value: preferenceValue(isOn, options),
      options: [...options],
    })
    const isOn = below.length > 0 ? below.every(leaf => chosen.has(leaf.key)) : chosen.has(itself.key)
    return {
      ...preference(itself, isOn),
      subCategories: below.map(leaf => preference(leaf, chosen.has(leaf.key))),
    }
  })
