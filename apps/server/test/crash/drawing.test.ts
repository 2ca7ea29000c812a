import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../../src/kernel/database/index.ts'
import { createJobRunner } from '../../src/kernel/jobs/index.ts'
import { ledgerFaults } from '../../src/kernel/ledger/index.ts'
import { drawJobs, enterDraw } from '../../src/promotions/index.ts'
import { addOpenDraw, bothLanguages } from '../draws.ts'
import { onPostgres, type TestDatabase } from '../engines.ts'
import { addPlayer } from '../players.ts'
import { testSender } from '../testSender.ts'
import { untilAtRest } from './runAndKill.ts'

const DRAWER = fileURLToPath(new URL('drawer.ts', import.meta.url))
const NOW = new Date('2026-11-20T18:00:00Z')
const DRAW_AT = new Date('2026-11-22T18:00:00Z')
const HOUR_MS = 60 * 60_000
const WINNERS = 12

async function drawAndKill(
  location: TestDatabase['location'],
  credits: number,
  winnersPerStep?: number,
): Promise<void> {
  const command = [
    '--conditions=@players-club/source',
    DRAWER,
    JSON.stringify(location),
    DRAW_AT.toISOString(),
    String(credits),
    ...(winnersPerStep === undefined ? [] : [String(winnersPerStep)]),
  ]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), exited])
  child.kill('SIGKILL')
  const [, signal] = await exited
  expect(signal).toBe('SIGKILL')
  await untilAtRest(location)
}

async function counted(database: Database) {
  const [row] = await database.statement<{ state: string; winners: number; credits: number; mails: number }>({
    name: 'crash.drawing',
    text: `select (select min(state) from draws) as state, (select count(*)::int from draw_winners) as winners,
      (select count(*)::int from ledger_transfers where key like 'draw:%') as credits,
      (select count(*)::int from outbox_mails) as mails`,
    values: [],
  })
  return row
}

/** The winners of a draw, and those of its credits and mails that belong to one of its winners. */
async function countedOf(database: Database, drawId: number) {
  const [row] = await database.statement<Record<string, unknown>>({
    name: 'crash.drawing.of',
    text: `select state, (select count(*)::int from draw_winners where draw_id = d.id) as winners,
      (select count(*)::int from ledger_transfers t join draw_winners w on t.key = 'draw:' || w.prize_id || ':' || w.place
        where w.draw_id = d.id) as credits,
      (select count(*)::int from outbox_mails m join players p on p.email = m.recipient
        join draw_winners w on w.player_id = p.id where w.draw_id = d.id) as mails,
      (select count(distinct player_id)::int from draw_winners where draw_id = d.id) as players,
      (select max(pick) from draw_winners where draw_id = d.id) as last
    from draws d where d.id = $1`,
    values: [drawId],
  })
  return row
}

/** Another server draws a minute later, after the lease of the killed one has expired. */
async function drawOnAnother(database: Database, winnersPerStep?: number): Promise<void> {
  await database.unitOfWork(tx => tx.execute(sql`update jobs set leased_until = now() - interval '1 second'`))
  const { runDue } = createJobRunner({
    database,
    clock: { now: () => new Date(DRAW_AT.getTime() + 60_000) },
    kinds: drawJobs({ sender: testSender, winnersPerStep }),
  })
  await runDue()
  await runDue()
}

/** Adds so many players with entries in a draw, in one statement. */
async function enterMany(database: Database, drawId: number, count: number): Promise<void> {
  await database.unitOfWork(async tx => {
    await tx.execute(sql`insert into players
        (id, login, email, email_key, password_hash, invite_code, state, registered_at)
      select id, id || '@players.example', id || '@players.example', id || '@players.example', 'none', id, 'active', ${NOW.toISOString()}::timestamptz
      from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) as made`)
    await tx.execute(sql`insert into draw_entries
        (draw_id, last_number, player_id, entries, source, reference, entered_at)
      select ${drawId}::int, 3 * row_number() over (order by id), id, 3, 'FREE', id, ${NOW.toISOString()}::timestamptz from players`)
    await tx.execute(sql`insert into draw_entrants (player_id, draw_id, entries, last_entered_at)
      select id, ${drawId}::int, 3, ${NOW.toISOString()}::timestamptz from players`)
    await tx.execute(
      sql`update draws set entries = 3 * (select count(*) from players) where id = ${drawId}::int`,
    )
  })
}

onPostgres('a server killed while it draws winners', world => {
  test('loses no winner, and the next server draws all of them once', async () => {
    const prize = { texts: bothLanguages('Points'), prizeType: 'POINTS', amount: 100 } as const
    const drawId = await addOpenDraw(world.database, NOW, {
      entryEndsAt: new Date(DRAW_AT.getTime() - HOUR_MS),
      drawsAt: DRAW_AT,
      prizes: [{ ...prize, quantity: WINNERS }],
    })
    for (let index = 0; index < WINNERS + 3; index += 1) {
      const playerId = await addPlayer(world.database)
      const source = { kind: 'FREE', reference: randomUUID() } as const
      await world.database.unitOfWork(tx =>
        enterDraw(tx, { playerId, drawId, entries: index + 1, source, now: NOW }),
      )
    }
    await world.database.close()
    await drawAndKill(world.location, 5)

    const database = await world.reopen()
    // Closing is a job of its own, and may be done or not.
    expect(await counted(database)).toMatchObject({
      state: expect.stringMatching(/^(open|closed)$/),
      winners: 0,
      credits: 0,
      mails: 0,
    })
    await drawOnAnother(database)
    expect(await counted(database)).toEqual({
      state: 'drawn',
      winners: WINNERS,
      credits: WINNERS,
      mails: WINNERS,
    })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('leaves complete steps when killed between them, and the next server draws the rest', async () => {
    const prize = { texts: bothLanguages('Points'), prizeType: 'POINTS', amount: 100 } as const
    const drawId = await addOpenDraw(world.database, NOW, {
      drawNumber: 2,
      entryEndsAt: new Date(DRAW_AT.getTime() - HOUR_MS),
      drawsAt: DRAW_AT,
      prizes: [
        { ...prize, quantity: 200 },
        { ...prize, quantity: 200 },
      ],
    })
    await world.database.unitOfWork(async tx => {
      await tx.execute(sql`delete from outbox_mails`)
    })
    await enterMany(world.database, drawId, 420)
    await world.database.close()
    // In the middle of the fourth step.
    await drawAndKill(world.location, 66, 20)

    const database = await world.reopen()
    const before = await countedOf(database, drawId)
    expect(before).toEqual({
      state: 'closed',
      winners: 60,
      credits: 60,
      mails: 60,
      players: 60,
      last: 60,
    })
    await drawOnAnother(database, 20)
    expect(await countedOf(database, drawId)).toEqual({
      state: 'drawn',
      winners: 400,
      credits: 400,
      mails: 400,
      players: 400,
      last: 400,
    })
    expect(await ledgerFaults(database)).toEqual([])
  })
})
