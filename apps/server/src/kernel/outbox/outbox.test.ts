import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onEachEngine, onPostgres } from '../../../test/engines.ts'
import { createJobRunner } from '../jobs/index.ts'
import { jobs } from '../jobs/jobs.tables.ts'
import { enqueueMail, outboxJobs } from './outbox.ts'
import { outboxMails } from './outbox.tables.ts'
import type { Mail } from './MailProvider.ts'

const NOW = new Date('2025-03-04T18:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const letter = { to: 'player@players.example', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' }

onEachEngine('the outbox', world => {
  let now = NOW
  let isDown = false
  let sent: Mail[] = []
  let discarded: number[] = []
  const provider = {
    send(mail: Mail) {
      if (isDown) return Promise.reject(new Error('The mail service answered 503.'))
      sent.push(mail)
      return Promise.resolve()
    },
  }
  const runDue = (providers: { mail: typeof provider | null } = { mail: provider }) => {
    const { database } = world
    const onDiscarded = (count: number) => discarded.push(count)
    const kinds = outboxJobs({ database, provider: providers.mail, onDiscarded })
    return createJobRunner({ database, clock: { now: () => now }, kinds }).runDue()
  }
  const rows = () =>
    world.database.unitOfWork(tx =>
      tx.select({ state: jobs.state, subject: jobs.subject }).from(jobs).where(eq(jobs.name, 'outbox.send')),
    )
  const waiting = () => world.database.unitOfWork(tx => tx.select().from(outboxMails))

  beforeEach(async () => {
    now = NOW
    isDown = false
    sent = []
    discarded = []
    await world.database.unitOfWork(async tx => {
      await tx.delete(outboxMails)
      await tx.delete(jobs)
    })
  })

  test('sends a queued mail, and deletes it', async () => {
    const id = await world.database.unitOfWork(tx => enqueueMail(tx, letter, NOW))
    expect(await waiting()).toHaveLength(1)
    await runDue()
    expect(sent).toEqual([{ ...letter, id, sentAt: NOW }])
    expect(await waiting()).toEqual([])
    await runDue()
    expect(sent).toHaveLength(1)
  })

  test('passes on the one-click unsubscribe link', async () => {
    const unsubscribeUrl = 'https://club.example/mail/unsubscribe?key=x'
    await world.database.unitOfWork(tx => enqueueMail(tx, { ...letter, unsubscribeUrl }, NOW))
    await runDue()
    expect(sent.map(mail => mail.unsubscribeUrl)).toEqual([unsubscribeUrl])
  })

  test('passes on the reply address', async () => {
    await world.database.unitOfWork(tx => enqueueMail(tx, { ...letter, replyTo: 'a@players.example' }, NOW))
    await runDue()
    expect(sent.map(mail => mail.replyTo)).toEqual(['a@players.example'])
  })

  test('sends nothing of a unit of work that failed', async () => {
    const failing = world.database.unitOfWork(async tx => {
      await enqueueMail(tx, letter, NOW)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await runDue()
    expect(sent).toEqual([])
  })

  test('keeps mails while the provider fails, and sends them with the same id later', async () => {
    isDown = true
    const id = await world.database.unitOfWork(tx => enqueueMail(tx, letter, NOW))
    await runDue()
    expect(sent).toEqual([])
    expect(await waiting()).toHaveLength(1)
    isDown = false
    now = new Date(NOW.getTime() + 60_000)
    await runDue()
    expect(sent.map(mail => mail.id)).toEqual([id])
  })

  test('discards a mail within three days with its job, and raises an alarm', async () => {
    isDown = true
    const letters = [letter, letter]
    for (const one of letters) await world.database.unitOfWork(tx => enqueueMail(tx, one, NOW))
    now = new Date(NOW.getTime() + 2 * DAY_MS)
    await runDue()
    expect(await waiting()).toHaveLength(2)
    now = new Date(NOW.getTime() + 3 * DAY_MS)
    await runDue()
    expect(await waiting()).toEqual([])
    expect(await rows()).toEqual([])
    expect(discarded).toEqual([2])
    expect(sent).toEqual([])
  })

  test('keeps the jobs of other mails of the same moment when it discards one', async () => {
    isDown = true
    const id = await world.database.unitOfWork(tx => enqueueMail(tx, letter, NOW))
    await world.database.unitOfWork(async tx => {
      await tx.insert(jobs).values({ name: 'another', dueAt: NOW, runAt: NOW, subject: id })
    })
    now = new Date(NOW.getTime() + 4 * DAY_MS)
    await runDue()
    const kept = await world.database.unitOfWork(tx => tx.select().from(jobs).where(eq(jobs.subject, id)))
    expect(kept.map(({ name }) => name)).toEqual(['another'])
  })

  test('discards mails after an hour when no mail service is configured, a thousand at a time', async () => {
    const ids = Array.from({ length: 1_200 }, () => randomUUID())
    await world.database.unitOfWork(async tx => {
      await tx
        .insert(outboxMails)
        .values(ids.map(id => ({ id, recipient: letter.to, ...letter, createdAt: NOW })))
      await tx
        .insert(jobs)
        .values(ids.map(subject => ({ name: 'outbox.send', subject, dueAt: NOW, runAt: NOW })))
    })
    now = new Date(NOW.getTime() + 30 * MINUTE_MS)
    await runDue({ mail: null })
    expect(await waiting()).toHaveLength(1_200)
    now = new Date(NOW.getTime() + 70 * MINUTE_MS)
    await runDue({ mail: null })
    expect(await waiting()).toEqual([])
    expect(await rows()).toEqual([])
    expect(discarded).toEqual([1_000, 200])
  })
})

// Some six hundred attempts, which take long on each engine.
onPostgres('an outbox whose mail service is down for long', world => {
  test('sends a mail within minutes after an outage of two days', async () => {
    const { database } = world
    const end = NOW.getTime() + 2 * DAY_MS
    let now = NOW
    const sent: Mail[] = []
    const discarded: number[] = []
    const provider = {
      send(mail: Mail) {
        if (now.getTime() < end) return Promise.reject(new Error('The mail service answered 503.'))
        sent.push(mail)
        return Promise.resolve()
      },
    }
    const kinds = outboxJobs({ database, provider, onDiscarded: count => discarded.push(count) })
    const runner = createJobRunner({ database, clock: { now: () => now }, kinds })
    await database.unitOfWork(tx => enqueueMail(tx, letter, NOW))
    for (let at = NOW.getTime(); at < end; at += 5 * MINUTE_MS) {
      now = new Date(at)
      await runner.runDue()
    }
    expect(sent).toEqual([])
    now = new Date(end + 5 * MINUTE_MS)
    await runner.runDue()
    expect(sent).toHaveLength(1)
    expect(discarded).toEqual([])
  })
})
