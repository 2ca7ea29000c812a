import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { FigureName, Measured } from './figures.ts'
import { CONNECTIONS, type Club } from './ledgerWorld.ts'
import { runLanes } from './load.ts'
import { ratioOfProcessorTimes, ratioOfTimes, shareOfSpeed, slowestOf100 } from './speed.ts'
import { interleave } from './statistics.ts'
import { VALUE_CALLS, type ValueCall } from './valueRequests.ts'

const ROUNDS = 5
const ROUND_MS = 2_500

/** The calls that move value, and their figures: throughput, and the slowest of 100. */
const CALLS = {
  conversion: ['conversion', 'conversionSlowest'],
  standardReward: ['standardReward', 'standardRewardSlowest'],
  coupon: ['coupon', 'couponSlowest'],
  drawEntry: ['drawEntry', 'drawEntrySlowest'],
} as const satisfies Record<ValueCall, readonly [FigureName, FigureName]>

/** Calls of one kind over every connection, for one player after the other. */
export const callFor = (club: Club, call: ValueCall | 'wantedCoupon', durationMs: number) =>
  runLanes(CONNECTIONS, durationMs, async lane => {
    await club.wires[lane]?.send(club.valueCall(call))
  })

/** Each call over HTTP against the bare SQL that moves points and tokens. */
export async function measureValueCalls(club: Club): Promise<Measured[]> {
  const accounts = await accountsOf(club)
  const measured: Measured[] = []
  for (const call of VALUE_CALLS) {
    const rounds = await interleave(ROUNDS, {
      ours: () => callFor(club, call, ROUND_MS),
      yardstick: () =>
        runLanes(CONNECTIONS, ROUND_MS, () => moveWithSql(club.pool, accounts(club.nextPlayer()))),
    })
    const waits = rounds.map(({ ours, yardstick }) => ({
      ours: slowestOf100(ours),
      yardstick: slowestOf100(yardstick),
    }))
    const [speed, slowest] = CALLS[call]
    measured.push(shareOfSpeed(speed, rounds), ratioOfTimes(slowest, waits))
    if (call === 'conversion') measured.push(...ratioOfProcessorTimes('conversionProcessor', rounds))
  }
  return measured
}

/** One coupon that every player wants against twenty coupons. */
export async function measureWantedCoupon(club: Club): Promise<Measured[]> {
  const rounds = await interleave(ROUNDS, {
    ours: () => callFor(club, 'wantedCoupon', ROUND_MS),
    yardstick: () => callFor(club, 'coupon', ROUND_MS),
  })
  return [shareOfSpeed('wantedCoupon', rounds)]
}

interface Accounts {
  readonly points: string
  readonly tokens: string
  readonly housePoints: string
  readonly houseTokens: string
}

async function accountsOf({ pool }: Club): Promise<(player: number) => Accounts> {
  const { rows } = await pool.query<{ owner: string; currency: string; id: string }>(
    `select coalesce(p.login, a.house) as owner, a.currency, a.id
      from ledger_accounts a left join players p on p.id = a.player_id`,
  )
  const ids = new Map(rows.map(({ owner, currency, id }) => [`${owner} ${currency}`, id]))
  const idOf = (name: string) => ids.get(name) ?? ''
  return player => ({
    points: idOf(`player${player} points`),
    tokens: idOf(`player${player} tokens`),
    housePoints: idOf('grants points'),
    houseTokens: idOf('grants tokens'),
  })
}

/** Balances, transfer and lines in one transaction, all prepared, without session, checks and idempotency. */
async function moveWithSql(pool: pg.Pool, { points, tokens, housePoints, houseTokens }: Accounts) {
  const id = randomUUID()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'balances',
      text: `update ledger_balances set balance = balance + case account_id when $1 then -100 else 10 end
        where account_id in ($1, $2)`,
      values: [points, tokens],
    })
    await client.query({
      name: 'transfer',
      text: `insert into ledger_transfers (id, key, kind, description, details, occurred_at)
        values ($1, $2, 'EXCHANGE', 'history.entry.exchange', '{}', now())`,
      values: [id, `bare:${id}`],
    })
    await client.query({
      name: 'lines',
      text: `insert into ledger_postings (transfer_id, line, from_account, to_account, amount, kind, occurred_at)
        values ($1, 1, $2, $3, 100, 'EXCHANGE', now()), ($1, 2, $4, $5, 10, 'EXCHANGE', now())`,
      values: [id, points, housePoints, houseTokens, tokens],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
}
