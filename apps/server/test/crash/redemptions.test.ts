import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ledgerFaults } from '../../src/kernel/ledger/index.ts'
import { onPostgres } from '../engines.ts'
import { addPlayer } from '../players.ts'
import { addReward } from '../rewards.ts'
import { runAndKill } from './runAndKill.ts'

const REDEEMER = fileURLToPath(new URL('redeemer.ts', import.meta.url))

onPostgres('a server killed while it hands out codes', world => {
  test('has lost no redemption it acknowledged, and paid, counted and handed out each of them completely', async () => {
    const playerIds: string[] = []
    for (let count = 0; count < 6; count += 1)
      playerIds.push(await addPlayer(world.database, { points: 100_000 }))
    const { id } = await addReward(world.database, { codes: 2_000, perPlayer: 1_000 })
    await world.database.close()

    const acknowledged = await runAndKill(REDEEMER, world.location, [String(id), ...playerIds], 40)
    const database = await world.reopen()
    const redeemed = await database.statement<{ id: string; codes: number; lines: number }>({
      name: 'crash.redeemed',
      text: `select r.id,
          (select count(*)::int from handed_codes h where h.redemption_id = r.id) as codes,
          (select count(*)::int from ledger_postings p where p.transfer_id = r.transfer_id) as lines
        from reward_redemptions r where r.reward_id = $1`,
      values: [id],
    })
    const ids = redeemed.map(row => row.id)
    expect(acknowledged.filter(one => !ids.includes(one))).toEqual([])
    expect(redeemed.filter(({ codes, lines }) => codes !== 1 || lines !== 1)).toEqual([])
    const [counted] = await database.statement<object>({
      name: 'crash.counted',
      text: `select
          (select sum(handed_out)::int from reward_stocks where reward_id = $1) as handed_out,
          (select sum(used)::int from limit_uses where name = 'reward:' || $1) as used,
          (select count(*)::int from ledger_transfers where kind = 'REDEMPTION') as paid`,
      values: [id],
    })
    const all = redeemed.length
    expect(counted).toEqual({ handed_out: all, used: all, paid: all })
    expect(await ledgerFaults(database)).toEqual([])
  })
})
