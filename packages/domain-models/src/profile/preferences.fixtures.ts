import type { PreferenceCategory } from './Preference.ts'

const SWITCH = ['on', 'off']
const ALERT = ['Always', 'No Alert Selected']

/** Preferences of a player who is notified of drawings and of some rewards, and of no promotions. */
export const somePreferences: readonly PreferenceCategory[] = [
  {
    key: 'PROMOTIONS',
    tag: 'PROMOTIONS',
    channel: 'OMNI',
    booleanValue: false,
    value: 'off',
    options: SWITCH,
    subCategories: [
      {
        key: 'PROMOTIONS_EMAIL',
        tag: 'PROMOTIONS',
        channel: 'EMAIL',
        booleanValue: false,
        value: 'off',
        options: SWITCH,
      },
      {
        key: 'PROMOTIONS_OMNI',
        tag: 'PROMOTIONS',
        channel: 'OMNI',
        booleanValue: false,
        value: 'off',
        options: SWITCH,
      },
    ],
  },
  {
    key: 'DRAW_RESULTS',
    tag: 'DRAW_RESULTS',
    channel: 'EMAIL',
    booleanValue: true,
    value: 'Always',
    options: ALERT,
    subCategories: [
      {
        key: 'DRAW_RESULTS_21',
        tag: 'The Copper Pick',
        channel: 'EMAIL',
        booleanValue: true,
        value: 'Always',
        options: ALERT,
      },
      {
        key: 'DRAW_RESULTS_22',
        tag: 'Fantasy Five',
        channel: 'EMAIL',
        booleanValue: true,
        value: 'Always',
        options: ALERT,
      },
    ],
  },
  {
    key: 'REWARDS',
    tag: 'REWARDS',
    channel: 'EMAIL',
    booleanValue: false,
    value: 'off',
    options: SWITCH,
    subCategories: [
      {
        key: 'REWARDS_NEW',
        tag: 'REWARDS',
        channel: 'EMAIL',
        booleanValue: true,
        value: 'on',
        options: SWITCH,
      },
      {
        key: 'REWARDS_ENDING',
        tag: 'REWARDS',
        channel: 'EMAIL',
        booleanValue: false,
        value: 'off',
        options: SWITCH,
      },
    ],
  },
  {
    key: 'POINTS_SUMMARY',
    tag: 'ACCOUNT',
    channel: 'EMAIL',
    booleanValue: true,
    value: 'on',
    options: SWITCH,
    subCategories: [],
  },
]
