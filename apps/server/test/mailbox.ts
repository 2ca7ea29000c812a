import { eq, sql } from 'drizzle-orm'
import { outboxMails } from '../src/kernel/outbox/outbox.tables.ts'
import type { TestDatabase } from './engines.ts'

/** Under a clock that stands still, the number of the transaction shows which mail came first. */
const OLDEST_FIRST = [outboxMails.createdAt, sql`outbox_mails.xmin::text::bigint`] as const

/** All mails, oldest first. */
export const allMails = (world: TestDatabase) =>
  world.database.unitOfWork(tx =>
    tx
      .select()
      .from(outboxMails)
      .orderBy(...OLDEST_FIRST),
  )

/** The mails to an address, oldest first. */
export const mailsTo = (world: TestDatabase, email: string) =>
  world.database.unitOfWork(tx =>
    tx
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, email))
      .orderBy(...OLDEST_FIRST),
  )

/** The path and the key of the link in the latest mail to an address. */
export async function latestLink(world: TestDatabase, email: string): Promise<{ path: string; key: string }> {
  const text = (await mailsTo(world, email)).at(-1)?.text ?? ''
  const [, path = '', key = ''] = /:\/\/[^/\s]+(\/[\w/-]*)\?key=([\w-]+)/.exec(text) ?? []
  return { path, key }
}
