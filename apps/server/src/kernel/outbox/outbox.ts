import { eq, lt } from 'drizzle-orm'
import { newId } from '../ids/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { outboxMails } from './outbox.tables.ts'
import type { Mail, MailProvider } from '../../providers/MailProvider.ts'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'
import type { JobKind } from '../jobs/index.ts'

const SEND = 'outbox.send'

// What a mail opens has run out long before; nothing that could open something is kept for good.
const UNSENT_KEPT_MS = 3 * 24 * 60 * 60 * 1000

/** Decides on a mail together with what it tells of; it is sent soon after, and until that succeeds. */
export async function enqueueMail(tx: Tx, mail: Omit<Mail, 'id' | 'sentAt'>, now: Date): Promise<string> {
  const { to: recipient, ...letter } = mail
  const id = newId(now)
  await tx.insert(outboxMails).values({ id, recipient, ...letter, createdAt: now })
  await enqueueJob(tx, { name: SEND, dueAt: now, subject: id })
  return id
}

/** The job that sends what was decided on. */
export function outboxJob(database: Database, provider: MailProvider): JobKind {
  return {
    name: SEND,
    async call({ subject: id }) {
      const [row] = await database.unitOfWork(tx =>
        tx.select().from(outboxMails).where(eq(outboxMails.id, id)),
      )
      // Gone: sent by a runner that was lost before it could say so, or given up.
      if (row === undefined) return
      const { recipient: to, subject, text, html, createdAt: sentAt } = row
      const replyTo = row.replyTo ?? undefined
      const unsubscribeUrl = row.unsubscribeUrl ?? undefined
      await provider.send({ id, to, subject, text, html, replyTo, unsubscribeUrl, sentAt })
      await database.unitOfWork(tx => tx.delete(outboxMails).where(eq(outboxMails.id, id)))
    },
  }
}

/** Forgets mails that nobody would take for days. */
export async function purgeUnsentMails(database: Database, now: Date): Promise<void> {
  const { createdAt } = outboxMails
  const where = lt(createdAt, new Date(now.getTime() - UNSENT_KEPT_MS))
  await deleteInSlices(database, { by: createdAt, where })
}
