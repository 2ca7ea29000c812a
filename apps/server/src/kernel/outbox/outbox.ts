import { eq } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '../clock/durations.ts'
import { newId } from '../ids/newId.ts'
import { enqueueJob, every, type JobKind } from '../jobs/index.ts'
import { outboxMails } from './outbox.tables.ts'
import { inOneTrip, type Database, type Tx } from '../database/index.ts'
import type { Mail, MailProvider } from './MailProvider.ts'

const SEND = 'outbox.send'

// The links in a mail have expired long before; nothing that contains a key is kept permanently. Unsent mails are
// deleted every hour: the limit is an hour lower, so that none is kept longer than three days.
const KEPT_MS = 3 * DAY_MS - HOUR_MS
// Long enough to configure a mail service, server by server, without losing a mail.
const KEPT_WITHOUT_PROVIDER_MS = HOUR_MS

const DISCARDED_AT_ONCE = 1_000

// A mail's job is due when the mail was created.
const DISCARD = `
  with discarded as (
    delete from outbox_mails where id in (
      select id from outbox_mails where created_at < $1 order by created_at limit $2 for update skip locked
    ) returning id, created_at
  ), ended as (
    delete from jobs using discarded
    where jobs.name = '${SEND}' and jobs.due_at = discarded.created_at and jobs.subject = discarded.id::text
  )
  select count(*)::int as count from discarded`

/** Queues a mail in the unit of work that causes it; a job sends it soon after, with retries. */
export async function enqueueMail(tx: Tx, mail: Omit<Mail, 'id' | 'sentAt'>, now: Date): Promise<string> {
  const { to: recipient, ...letter } = mail
  const id = newId(now)
  await inOneTrip([
    () => tx.insert(outboxMails).values({ id, recipient, ...letter, createdAt: now }),
    () => enqueueJob(tx, { name: SEND, dueAt: now, subject: id }),
  ])
  return id
}

export interface OutboxDeps {
  database: Database
  /** Null if not configured: mails are discarded. */
  provider: Pick<MailProvider, 'send'> | null
  /** Called with the number of mails that were discarded without being sent. */
  onDiscarded: (count: number) => void
}

/** The jobs that send queued mails, and discard those that could not be sent. */
export function outboxJobs({ database, provider, onDiscarded }: OutboxDeps): JobKind[] {
  const discarding: JobKind = {
    name: 'outbox.discard',
    recurs: every(HOUR_MS),
    async call(_, now) {
      const before = new Date(now.getTime() - (provider ? KEPT_MS : KEPT_WITHOUT_PROVIDER_MS))
      let count: number
      do {
        const [discarded] = await database.statement<{ count: number }>({
          name: 'outbox.discard',
          text: DISCARD,
          values: [before, DISCARDED_AT_ONCE],
        })
        count = discarded?.count ?? 0
        if (count > 0) onDiscarded(count)
      } while (count === DISCARDED_AT_ONCE)
    },
  }
  return provider ? [sending(database, provider), discarding] : [discarding]
}

function sending(database: Database, provider: Pick<MailProvider, 'send'>): JobKind {
  return {
    name: SEND,
    lane: 'mail',
    retryFor: KEPT_MS,
    async call({ subject: id }) {
      const [row] = await database.unitOfWork(tx =>
        tx.select().from(outboxMails).where(eq(outboxMails.id, id)),
      )
      // Deleted: sent by a runner that died before it could mark the job done.
      if (row === undefined) return
      const { recipient: to, subject, text, html, createdAt: sentAt } = row
      const replyTo = row.replyTo ?? undefined
      const unsubscribeUrl = row.unsubscribeUrl ?? undefined
      await provider.send({ id, to, subject, text, html, replyTo, unsubscribeUrl, sentAt })
      await database.unitOfWork(tx => tx.delete(outboxMails).where(eq(outboxMails.id, id)))
    },
  }
}
