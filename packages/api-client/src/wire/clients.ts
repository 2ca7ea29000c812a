import type { ClientName } from '../endpoint/index.ts'

export type ClientDefinition = {
  readonly base: string
  /** Names that this API spells differently. */
  readonly wireNames: Readonly<Record<string, string>>
  /** This API has no `null`: it answers an empty object instead. */
  readonly emptyIsNull: boolean
}

/** The clients: each base, and the conventions of its wire. */
export const clients: Readonly<Record<ClientName, ClientDefinition>> = {
  main: { base: '/api', wireNames: { remainingAttempts: 'remaingAttempts' }, emptyIsNull: true },
  loyaltyV1: {
    base: '/api/loyalty/v1',
    wireNames: {
      baseExtraData: 'base_extra_data',
      collectionEnd: 'superbonus_end_date',
      collectionKey: 'super_bonus_key',
      collectionStart: 'superbonus_start_date',
      dateAwarded: 'date_awarded',
      isCollectThemAll: 'is_collect_them_all',
    },
    emptyIsNull: false,
  },
  loyaltyV2: { base: '/api/loyalty/v2', wireNames: { multiplier: 'multipler' }, emptyIsNull: false },
  arcade: { base: '/ngl', wireNames: {}, emptyIsNull: false },
}
