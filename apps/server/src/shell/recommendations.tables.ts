import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, type Texts } from '../kernel/columns.ts'
import { rewards } from '../rewards/rewards.tables.ts'

/** The club's recommendations, configured by the operator. */
export const recommendations = pgTable(
  'recommendations',
  {
    id: integer('id').primaryKey(),
    texts: jsonb('texts').$type<Texts<'title' | 'description'>>().notNull(),
    imageUrl: text('image_url').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    recommendationType: text('recommendation_type').notNull(),
    publishedState: text('published_state').notNull(),
    tag: text('tag').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** Its activity, if there is one. */
    activityKey: text('activity_key'),
    /** Its reward, if there is one. */
    rewardId: integer('reward_id').references(() => rewards.id),
  },
  table => [index('recommendations_reward').on(table.rewardId)],
)
