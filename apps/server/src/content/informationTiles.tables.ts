import type { Locale, RichTextNode } from '@players-club/domain-models'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../kernel/columns.ts'

export interface InformationTexts {
  title: string
  summary: string
  description: readonly RichTextNode[]
  /** No button if not set. */
  buttonText?: string
}

/** News of the lottery that cannot earn or win anything. */
export const informationTiles = pgTable(
  'information_tiles',
  {
    id: integer('id').primaryKey(),
    texts: jsonb('texts').$type<Record<Locale, InformationTexts>>().notNull(),
    webImageUrl: text('web_image_url').notNull(),
    mobileImageUrl: text('mobile_image_url').notNull(),
    buttonTargetWeb: text('button_target_web'),
    /** The operator's order. */
    position: integer('position').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
  },
  table => [index('information_tiles_position').on(table.position, table.id)],
)
