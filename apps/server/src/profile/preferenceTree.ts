import {
  preferenceValue,
  type Preference,
  type PreferenceCategory,
  type PreferenceChannel,
} from '@players-club/domain-models'

const SWITCH = ['on', 'off']
const ALERT = ['Always', 'No Alert Selected']

interface Leaf {
  key: string
  channel: PreferenceChannel
}

interface Branch extends Leaf {
  tag: string
  options: readonly string[]
  below: readonly Leaf[]
}

const byMail = (...keys: readonly string[]): Leaf[] => keys.map(key => ({ key, channel: 'EMAIL' }))

/** The preferences. All are off for a player who has chosen nothing. */
const TREE: readonly Branch[] = [
  {
    key: 'PROMOTIONS',
    tag: 'PROMOTIONS',
    channel: 'OMNI',
    options: SWITCH,
    below: [
      { key: 'PROMOTIONS_EMAIL', channel: 'EMAIL' },
      { key: 'PROMOTIONS_OMNI', channel: 'OMNI' },
    ],
  },
  {
    key: 'DRAW_RESULTS',
    tag: 'DRAW_RESULTS',
    channel: 'EMAIL',
    options: ALERT,
    below: byMail('DRAW_RESULTS_COPPER_MILLIONS', 'DRAW_RESULTS_SAGUARO_POWER', 'DRAW_RESULTS_DESERT_CASH'),
  },
  {
    key: 'JACKPOTS',
    tag: 'JACKPOTS',
    channel: 'EMAIL',
    options: ALERT,
    below: byMail('JACKPOTS_COPPER_MILLIONS', 'JACKPOTS_SAGUARO_POWER'),
  },
  {
    key: 'REWARDS',
    tag: 'REWARDS',
    channel: 'EMAIL',
    options: SWITCH,
    below: byMail('REWARDS_NEW', 'REWARDS_ENDING'),
  },
  { key: 'POINTS_SUMMARY', tag: 'ACCOUNT', channel: 'EMAIL', options: SWITCH, below: [] },
]

const leavesOf = ({ options, below, key, channel }: Branch) =>
  (below.length > 0 ? below : [{ key, channel }]).map(leaf => ({ ...leaf, options }))

const CHOICES = new Map(TREE.flatMap(leavesOf).map(leaf => [leaf.key, leaf]))

/** The values of a preference; empty if there is no such preference on this channel. */
export const optionsOf = ({ key, channel }: Leaf): readonly string[] => {
  const choice = CHOICES.get(key)
  return choice?.channel === channel ? choice.options : []
}

/** The tree with a player's choices: `chosen` has the keys that are on. */
export const preferencesWith = (chosen: ReadonlySet<string>): PreferenceCategory[] =>
  TREE.map(({ key, tag, channel, options, below }) => {
    const preference = (leaf: Leaf, isOn: boolean): Preference => ({
      ...leaf,
      tag,
      booleanValue: isOn,
      value: preferenceValue(isOn, options),
      options: [...options],
    })
    const isOn = below.length > 0 ? below.every(leaf => chosen.has(leaf.key)) : chosen.has(key)
    return {
      ...preference({ key, channel }, isOn),
      subCategories: below.map(leaf => preference(leaf, chosen.has(leaf.key))),
    }
  })
