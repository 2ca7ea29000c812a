import type { ADVERTISEMENT_TARGETS } from '@players-club/domain-models'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, type Texts } from '../kernel/columns.ts'

/** The carousel on the home page. */
export const advertisements = pgTable(
  'advertisements',
  {
    id: integer('id').primaryKey(),
    texts: jsonb('texts').$type<Texts<'title' | 'buttonText'>>().notNull(),
    imageUrl: text('image_url').notNull(),
    buttonUrl: text('button_url').notNull(),
    buttonTarget: text('button_target').$type<(typeof ADVERTISEMENT_TARGETS)[number]>().notNull(),
    backgroundImage: text('background_image').notNull(),
    textColor: text('text_color').notNull(),
    published: text('published').notNull(),
    tag: text('tag').notNull(),
    /** The operator's order. */
    position: integer('position').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
  },
  table => [index('advertisements_place').on(table.published, table.tag, table.position)],
)
