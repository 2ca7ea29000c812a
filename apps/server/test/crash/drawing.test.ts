import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../../src/kernel/database/index.ts'
import { createJobRunner } from '../../src/kernel/jobs/index.ts'
import { ledgerFaults } from '../../src/kernel/ledger/index.ts'
import { drawJobs, enterDraw } from '../../src/promotions/index.ts'
import { addOpenDraw, bothLanguages } from '../draws.ts'
import { onEachEngine } from '../engines.ts'
import { addPlayer } from '../players.ts'

const DRAWER = fileURLToPath(new URL('drawer.ts', import.meta.url))
const NOW = new Date('2026-11-20T18:00:00Z')
const DRAW_AT = new Date('2026-11-22T18:00:00Z')
const HOUR_MS = 60 * 60_000
const WINNERS = 12

async function drawAndKill(location: object, credits: number): Promise<void> {
  const command = [
    '--conditions=@players-club/source',
    DRAWER,
    JSON.stringify(location),
    DRAW_AT.toISOString(),
  ]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let credited = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'credited') credited += 1
    if (credited === credits) child.kill('SIGKILL')
  }
  const [, signal] = await exited
  expect(signal).toBe('SIGKILL')
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

onEachEngine('a server killed while it draws winners', world => {
  test('leaves no winner behind; the next server draws all of them, once', async () => {
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
    // Closing is a piece of work of its own, and may have been done or not.
    expect(await counted(database)).toMatchObject({
      state: expect.stringMatching(/^(open|closed)$/),
      winners: 0,
      credits: 0,
      mails: 0,
    })
    await database.unitOfWork(tx =>
      tx.execute(sql`update jobs set leased_until = now() - interval '1 second'`),
    )
    const { runDue } = createJobRunner({
      database,
      clock: { now: () => new Date(DRAW_AT.getTime() + 60_000) },
      kinds: drawJobs({ publicUrl: 'https://club.example' }),
    })
    await runDue()
    await runDue()
    expect(await counted(database)).toEqual({
      state: 'drawn',
      winners: WINNERS,
      credits: WINNERS,
      mails: WINNERS,
    })
    expect(await ledgerFaults(database)).toEqual([])
  }, 90_000)
})
