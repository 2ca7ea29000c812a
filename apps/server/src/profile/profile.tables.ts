import { ADDRESS_TYPES, GENDERS, PHONE_TYPES } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { moment } from '../kernel/columns.ts'

/** A player's data besides name and birth date, which are part of the account. */
export const profiles = pgTable(
  'profiles',
  {
    playerId: playerReference({ onDelete: 'cascade' }).primaryKey(),
    gender: text('gender', { enum: GENDERS }),
    /** When the profile was complete for the first time. */
    completedAt: moment('completed_at'),
    isLegacyUser: boolean('is_legacy_user').notNull().default(false),
  },
  table => [check('profiles_gender', sql`${table.gender} in ('FEMALE', 'MALE', 'NEUTRAL')`)],
)

/** One number per type. */
export const playerPhones = pgTable(
  'player_phones',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    phoneTypeId: text('phone_type_id', { enum: PHONE_TYPES }).notNull(),
    phone: text('phone').notNull(),
  },
  table => [
    unique('player_phones_type').on(table.playerId, table.phoneTypeId),
    check('player_phones_type_known', sql`${table.phoneTypeId} in ('MOBILE', 'BILLING')`),
    check('player_phones_digits', sql`${table.phone} ~ '^[0-9]{10}$'`),
  ],
)

/** One address per type. */
export const playerAddresses = pgTable(
  'player_addresses',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    addressTypeId: text('address_type_id', { enum: ADDRESS_TYPES }).notNull(),
    address1: text('address1').notNull(),
    address2: text('address2').notNull(),
    apartmentNumber: text('apartment_number').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    stateCode: text('state_code').notNull(),
    country: text('country').notNull(),
    countryCode: text('country_code').notNull(),
    zipCode: text('zip_code').notNull(),
  },
  table => [
    unique('player_addresses_type').on(table.playerId, table.addressTypeId),
    check('player_addresses_type_known', sql`${table.addressTypeId} in ('HOME', 'BILLING')`),
  ],
)
