import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addOpenDraw } from '../../../test/draws.ts'
import { onEachEngine } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { copperStateLottery } from '@players-club/domain-models'
import { fakePaymentProvider } from '../../../test/fakePaymentProvider.ts'
import { recheckFailedOrderJob } from '../../store/recheckFailedOrder.ts'
import { drawJobs, enterDraw } from '../../promotions/index.ts'
import { draws } from '../../promotions/promotions.tables.ts'
import { enqueueMail, outboxJobs } from '../outbox/outbox.ts'
import { outboxMails } from '../outbox/outbox.tables.ts'
import { createJobRunner, enqueueJob, type JobKind } from './index.ts'
import { jobs } from './jobs.tables.ts'
import { testSender } from '../../../test/testSender.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const DRAW_AT = new Date('2026-11-22T18:00:00Z')
const HOUR_MS = 60 * 60_000

onEachEngine('job lanes', world => {
  let runner: ReturnType<typeof createJobRunner> | undefined
  let asked: string[] = []
  let now = NOW

  /** A mail service that answers only some addresses. */
  const provider = {
    send({ to }: { to: string }) {
      asked.push(to)
      return to.startsWith('quick') ? Promise.resolve() : new Promise<void>(() => {})
    },
  }
  const mail = (to: string) =>
    world.database.unitOfWork(tx => enqueueMail(tx, { to, subject: 'Hello', text: '', html: '' }, NOW))
  const start = () => {
    const { database } = world
    runner = createJobRunner({
      database,
      clock: { now: () => now },
      kinds: [
        ...outboxJobs({ database, provider, onDiscarded: () => {} }),
        ...drawJobs({ sender: testSender }),
      ],
      pollMs: 1,
      stopMs: 1,
    })
    runner.start()
  }

  beforeEach(async () => {
    now = NOW
    asked = []
    await world.database.unitOfWork(async tx => {
      await tx.delete(outboxMails)
      await tx.delete(jobs)
    })
  })
  afterEach(() => runner?.stop())

  test('let a draw run while the mail service answers none of many mails', async () => {
    for (let index = 0; index < 20; index += 1) await mail(`slow-${index}@players.example`)
    start()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const drawId = await addOpenDraw(world.database, NOW, {
      entryEndsAt: new Date(DRAW_AT.getTime() - HOUR_MS),
      drawsAt: DRAW_AT,
    })
    const playerId = await addPlayer(world.database)
    const source = { kind: 'FREE', reference: randomUUID() } as const
    await world.database.unitOfWork(tx => enterDraw(tx, { playerId, drawId, entries: 1, source, now: NOW }))
    now = DRAW_AT
    const stateOf = () =>
      world.database.unitOfWork(async tx => (await tx.select().from(draws).where(eq(draws.id, drawId)))[0])
    await expect.poll(stateOf).toMatchObject({ state: 'drawn' })
  })

  test('let sweeps run while the payment provider does not answer', async () => {
    const { database } = world
    const payments = fakePaymentProvider()
    payments.gate = new Promise(() => {})
    let sweeps = 0
    const recheck = recheckFailedOrderJob({
      database,
      clock: { now: () => now },
      lottery: copperStateLottery,
      provider: payments.provider,
      onAlarm: () => {},
    })
    const sweep: JobKind = { name: 'a sweep', lane: 'sweeps', call: async () => void (sweeps += 1) }
    await database.unitOfWork(async tx => {
      for (let order = 0; order < 20; order += 1)
        await enqueueJob(tx, { name: recheck.name, subject: `order ${order}`, dueAt: NOW })
    })
    runner = createJobRunner({
      database,
      clock: { now: () => now },
      kinds: [recheck, sweep],
      pollMs: 1,
      stopMs: 1,
    })
    runner.start()
    await expect.poll(() => payments.asked.length).toBeGreaterThan(0)
    await database.unitOfWork(tx => enqueueJob(tx, { name: sweep.name, dueAt: NOW }))
    await expect.poll(() => sweeps).toBe(1)
  })

  test('send other mails while a few get no answer', async () => {
    for (let index = 0; index < 3; index += 1) await mail(`slow-${index}@players.example`)
    start()
    await expect.poll(() => asked.length).toBe(3)
    for (let index = 0; index < 12; index += 1) await mail(`quick-${index}@players.example`)
    await expect.poll(() => world.database.unitOfWork(tx => tx.$count(outboxMails))).toBe(3)
  })
})
