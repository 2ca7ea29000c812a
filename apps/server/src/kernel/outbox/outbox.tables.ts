import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/**
 * Mails to be sent, stored in the unit of work that causes them. A sent one is deleted, because it may contain a key.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The reply address, if not the club's. */
    replyTo: text('reply_to'),
    /** For mails of a list: the one-click unsubscribe link. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('outbox_mails_created').on(table.createdAt)],
)
