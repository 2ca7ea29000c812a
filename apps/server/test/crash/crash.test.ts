import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { onEachEngine } from '../engines.ts'
import { ledgerFaults } from '../../src/kernel/ledger/index.ts'
import { addPlayer } from '../players.ts'
import { runAndKill } from './runAndKill.ts'

const SPENDER = fileURLToPath(new URL('spender.ts', import.meta.url))

/** Ready again within five seconds, or on a busy machine within ten times the time of opening after a clean stop. */
const isQuickEnough = (afterKill: number, afterPeace: number) => afterKill < Math.max(5_000, 10 * afterPeace)

onEachEngine('a server killed under load', world => {
  const timeToOpen = async () => {
    const before = performance.now()
    const database = await world.reopen()
    expect(await database.ready()).toEqual({ database: true, migrations: true, writable: true })
    return { database, took: performance.now() - before }
  }

  test('is ready again at once, has lost nothing it acknowledged, and left nothing half done', async () => {
    const playerIds: string[] = []
    for (let count = 0; count < 8; count += 1)
      playerIds.push(await addPlayer(world.database, { points: 14_400 }))
    await world.database.close()

    let acknowledged: string[] = []
    for (const kills of [3, 60]) {
      acknowledged = acknowledged.concat(await runAndKill(SPENDER, world.location, playerIds, kills))
      const { database, took: afterKill } = await timeToOpen()

      const found = await database.statement<{ key: string; lines: string; is_answer: boolean }>({
        name: 'crash.found',
        text: `select split_part(t.key, ':', 3) as key,
            (select count(*) from ledger_postings p where p.transfer_id = t.id) as lines,
            exists (
              select from idempotency_records i where i.key = split_part(t.key, ':', 3) and i.answer is not null
            ) as is_answer
          from ledger_transfers t where t.kind = 'EXCHANGE'`,
        values: [],
      })
      const keys = found.map(row => row.key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(acknowledged.filter(key => !keys.includes(key))).toEqual([])
      // What was done but no longer acknowledged is complete as well.
      expect(found.filter(row => row.lines !== '2' || !row.is_answer)).toEqual([])
      const [used] = await database.statement<{ tokens: string }>({
        name: 'crash.used',
        text: 'select sum(used) as tokens from limit_uses',
        values: [],
      })
      expect(Number(used?.tokens)).toBe(found.length * 10)
      expect(await ledgerFaults(database)).toEqual([])
      await database.close()
      const { database: peaceful, took: afterPeace } = await timeToOpen()
      expect([afterKill, afterPeace]).toSatisfy(() => isQuickEnough(afterKill, afterPeace))
      await peaceful.close()
    }
    await world.reopen()
  })
})
