import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '@players-club/domain-models'
import { moment } from '../kernel/columns.ts'

/** What the club recommends to visitors, by the operator's choice. */
export const recommendations = pgTable('recommendations', {
  id: integer('id').primaryKey(),
  texts: jsonb('texts').$type<Record<Locale, { title: string; description: string }>>().notNull(),
  imageUrl: text('image_url').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  recommendationType: text('recommendation_type').notNull(),
  publishedState: text('published_state').notNull(),
  tag: text('tag').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  /** The activity that it is about, where there is one. */
  activityKey: text('activity_key'),
  /** The kind of reward that it is about, and how many of a coupon's codes are left. */
  rewardType: text('reward_type'),
  codesRemaining: integer('codes_remaining'),
})
