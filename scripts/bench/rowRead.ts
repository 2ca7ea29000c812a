import type { Measured } from './figures.ts'
import { CONNECTIONS, type Club } from './ledgerWorld.ts'
import { runLanes } from './load.ts'
import { ratioOfProcessorTimes, shareOfSpeed } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 5
const ROUND_MS = 1_500

export const readBalances = (club: Club, durationMs: number) =>
  runLanes(CONNECTIONS, durationMs, async lane => {
    await club.wires[lane]?.send(club.balance())
  })

/** A balance read over HTTP with a session, against the same row read from the database. */
export async function measureRowRead(club: Club): Promise<Measured[]> {
  const readBare = async () => {
    await club.pool.query({
      name: 'balance',
      text: `select b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
        where a.player_id = md5('player-' || $1)::uuid and a.currency = 'points'`,
      values: [club.nextPlayer()],
    })
  }
  const rounds = await interleave(ROUNDS, {
    ours: () => readBalances(club, ROUND_MS),
    yardstick: () => runLanes(CONNECTIONS, ROUND_MS, readBare),
  })
  return [shareOfSpeed('rowRead', rounds), ...ratioOfProcessorTimes('rowReadProcessor', rounds)]
}
