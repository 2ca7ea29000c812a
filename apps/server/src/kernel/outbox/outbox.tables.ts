import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/**
 * Mails that are still to be sent, written in the same unit of work as what they tell of. A sent one is
 * deleted: it may carry a link that opens something.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where an answer goes, if not back to the club. */
    replyTo: text('reply_to'),
    /** Of mails that a list sends: where one click ends it. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('outbox_mails_created').on(table.createdAt)],
)
