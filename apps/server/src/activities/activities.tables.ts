import { ACTIVITY_TYPES, type Locale, type UploadContent } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { playerReference } from '../accounts/accounts.tables.ts'
import { bytes, moment, type Texts } from '../kernel/columns.ts'

/** The period of a cap: a day or a month of the lottery, or no period. */
export const CAP_PERIODS = ['day', 'month', 'ever'] as const
export type CapPeriod = (typeof CAP_PERIODS)[number]

export interface ActivityTexts {
  title: string
  description: string
}

/**
 * The activities that earn points, configured by the operator. Credits by the club itself have their terms in the code;
 * campaigns add to them.
 */
export const activities = pgTable(
  'activities',
  {
    id: integer('id').primaryKey(),
    key: text('key').notNull(),
    type: text('type', { enum: ACTIVITY_TYPES }).notNull(),
    texts: jsonb('texts').$type<Record<Locale, ActivityTexts>>().notNull(),
    imageUrl: text('image_url').notNull(),
    videoUrl: text('video_url'),
    /** What a link activity opens. */
    externalLink: text('external_link'),
    amount: integer('amount').notNull(),
    /** How often it earns within its period; null for no limit. */
    cap: integer('cap'),
    capPeriod: text('cap_period', { enum: CAP_PERIODS }).notNull().default('ever'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    visibilityWeb: boolean('visibility_web').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    /** Its position in the list. */
    position: integer('position').notNull(),
    termsRequired: boolean('terms_required').notNull().default(false),
    termsLink: text('terms_link'),
    /** Its page, if the type does not determine it. */
    navigateTo: text('navigate_to'),
    /** Restricted to players of this segment, if set. */
    segment: text('segment'),
    extraData: jsonb('extra_data').$type<Record<string, string>>().notNull().default({}),
    /** What may be uploaded for it. */
    content: jsonb('content').$type<Omit<UploadContent, 'id'>>(),
  },
  table => [
    unique('activities_key').on(table.key),
    index('activities_position').on(table.position),
    check('activities_amount', sql`${table.amount} >= 0`),
    check('activities_cap', sql`${table.cap} > 0`),
    check('activities_content', sql`(${table.type} = 'UPLOAD_CONTENT') = (${table.content} is not null)`),
  ],
)

/** Extra points on top of what an activity earns, for a limited time. */
export const bonusCampaigns = pgTable(
  'bonus_campaigns',
  {
    id: integer('id').primaryKey(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id),
    texts: jsonb('texts').$type<Texts<'name' | 'description'>>().notNull(),
    bonusAmount: integer('bonus_amount').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  table => [
    index('bonus_campaigns_activity').on(table.activityId),
    check('bonus_campaigns_amount', sql`${table.bonusAmount} > 0`),
  ],
)

/** What players have earned from activities. One row per place: a period has as many places as its cap allows. */
export const activityCredits = pgTable(
  'activity_credits',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    activityKey: text('activity_key').notNull(),
    /** A month or a day of the lottery, or empty for a cap without a period. */
    period: text('period').notNull(),
    place: smallint('place').notNull(),
    /** What it was earned for, such as the invited player; the same subject earns once. */
    subject: text('subject').notNull(),
    points: integer('points').notNull(),
    creditedAt: moment('credited_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.activityKey, table.period, table.place] }),
    unique('activity_credits_subject').on(table.playerId, table.activityKey, table.subject),
  ],
)

/** Codes that earn points: with one use, several uses or no limit. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** As normalized by `codeKey`. */
    code: text('code').primaryKey(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id),
    points: integer('points').notNull(),
    /** How many players can redeem it; null for no limit. */
    total: integer('total'),
    used: integer('used').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
  },
  table => [
    index('promo_codes_activity').on(table.activityId),
    check('promo_codes_points', sql`${table.points} > 0`),
    check('promo_codes_used', sql`${table.used} between 0 and coalesce(${table.total}, ${table.used})`),
  ],
)

/** Who has redeemed which code, at most once per player. */
export const codeRedemptions = pgTable(
  'code_redemptions',
  {
    playerId: playerReference({ onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.playerId, table.code] }),
    index('code_redemptions_code').on(table.code),
  ],
)

/** Photos that players uploaded for an activity, as re-encoded by the club. */
export const uploadedPhotos = pgTable(
  'uploaded_photos',
  {
    id: uuid('id').primaryKey(),
    playerId: playerReference({ onDelete: 'cascade' }),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id),
    title: text('title').notNull(),
    photo: bytes('photo').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  table => [
    index('uploaded_photos_player').on(table.playerId, table.uploadedAt),
    index('uploaded_photos_activity').on(table.activityId),
  ],
)
