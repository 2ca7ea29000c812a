import { beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { createJobRunner } from '../jobs/index.ts'
import { jobs } from '../jobs/jobs.tables.ts'
import { enqueueMail, outboxJob, purgeUnsentMails } from './index.ts'
import { outboxMails } from './outbox.tables.ts'
import type { Mail } from '../../providers/index.ts'

const NOW = new Date('2025-03-04T18:00:00Z')

const letter = { to: 'player@players.example', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' }

onEachEngine('the outbox', world => {
  let now = NOW
  let isDown = false
  let sent: Mail[] = []
  const provider = {
    send(mail: Mail) {
      if (isDown) return Promise.reject(new Error('The mail service answered 503.'))
      sent.push(mail)
      return Promise.resolve()
    },
  }
  const runDue = () => {
    const { database } = world
    const kinds = [outboxJob(database, provider)]
    return createJobRunner({ database, clock: { now: () => now }, kinds }).runDue()
  }
  const waiting = () => world.database.unitOfWork(tx => tx.select().from(outboxMails))

  beforeEach(async () => {
    now = NOW
    isDown = false
    sent = []
    await world.database.unitOfWork(async tx => {
      await tx.delete(outboxMails)
      await tx.delete(jobs)
    })
  })

  test('sends what was decided on, and forgets it', async () => {
    const id = await world.database.unitOfWork(tx => enqueueMail(tx, letter, NOW))
    expect(await waiting()).toHaveLength(1)
    await runDue()
    expect(sent).toEqual([{ ...letter, id, sentAt: NOW }])
    expect(await waiting()).toEqual([])
    await runDue()
    expect(sent).toHaveLength(1)
  })

  test('hands on where one click takes the reader off a list', async () => {
    const unsubscribeUrl = 'https://club.example/mail/unsubscribe?key=x'
    await world.database.unitOfWork(tx => enqueueMail(tx, { ...letter, unsubscribeUrl }, NOW))
    await runDue()
    expect(sent.map(mail => mail.unsubscribeUrl)).toEqual([unsubscribeUrl])
  })

  test('hands on whom an answer goes to', async () => {
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

  test('keeps mails while the provider fails, and sends them under the same id afterwards', async () => {
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

  test('forgets after three days what nobody would take, since it may open something', async () => {
    await world.database.unitOfWork(tx => enqueueMail(tx, letter, NOW))
    const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60 * 1000)
    await purgeUnsentMails(world.database, days(2))
    expect(await waiting()).toHaveLength(1)
    await purgeUnsentMails(world.database, days(3.01))
    expect(await waiting()).toEqual([])
    now = days(4)
    expect(await runDue()).toBe(1)
    expect(sent).toEqual([])
  })
})
