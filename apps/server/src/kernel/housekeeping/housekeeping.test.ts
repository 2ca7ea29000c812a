import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { createTokens } from '../../lounge/tokens.service.ts'
import { idempotencyRecords } from '../idempotency/idempotency.tables.ts'
import { valueRequest } from '../idempotency/request.ts'
import { createJobRunner } from '../jobs/index.ts'
import { jobs } from '../jobs/jobs.tables.ts'
import { actForPlayer } from '../ledger/index.ts'
import { limitUses } from '../limits/limits.tables.ts'
import { housekeeping, nightlyStatistics } from './housekeeping.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = new Date('2025-03-04T18:00:00Z')

onEachEngine('housekeeping', world => {
  test('deletes outdated rows every hour, and none before', async () => {
    const { database } = world
    let now = START
    const clock = { now: () => now }
    const runDue = async (days: number) => {
      now = new Date(START.getTime() + days * DAY_MS)
      await createJobRunner({ database, clock, kinds: [housekeeping(database)] }).runDue()
    }
    const playerId = await addPlayer(database, { points: 100 })
    await createTokens({ database, clock }).redeemPointsForTokens({
      asker: { playerId },
      request: valueRequest(randomUUID(), 'lounge.redeemPointsForTokens', {}),
      ...{ quantity: 1, points: 100, tokens: 10 },
    })
    const request = valueRequest(randomUUID(), 'rewards.redeem', {})
    await actForPlayer(database, { asker: { playerId }, request, now }, () => Promise.resolve('done'))
    const kept = () =>
      database.unitOfWork(async tx => ({
        answers: await tx.$count(idempotencyRecords),
        limits: await tx.$count(limitUses),
        jobs: await tx.$count(jobs),
      }))

    await runDue(0)
    expect(await kept()).toEqual({ answers: 2, limits: 1, jobs: 1 })
    await runDue(2)
    expect(await kept()).toEqual({ answers: 2, limits: 1, jobs: 2 })
    await runDue(4)
    expect(await kept()).toEqual({ answers: 2, limits: 1, jobs: 3 })
    await runDue(8)
    expect(await kept()).toEqual({ answers: 2, limits: 0, jobs: 4 })
    await runDue(50)
    expect(await kept()).toEqual({ answers: 2, limits: 0, jobs: 1 })
  })
})

onEachEngine('the statistics of the planner', world => {
  test('are gathered at night on the embedded engine, and left to autovacuum on PostgreSQL', async () => {
    const { database } = world
    await addPlayer(database)
    const clock = { now: () => START }
    await createJobRunner({ database, clock, kinds: nightlyStatistics(database) }).runDue()
    const [players] = await database.statement<{ rows: number }>({
      name: 'test.rows',
      text: `select reltuples::int as rows from pg_class where relname = 'players'`,
      values: [],
    })
    // Autovacuum does not look at a table with one row.
    expect(players?.rows).toBe(world.engine === 'embedded' ? 1 : -1)
  })
})
