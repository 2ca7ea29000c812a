import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { MADE_ONCE, type ValueCall } from '../../apps/server/test/valueCalls/valueCalls.ts'
import { admitPlayers } from '../../apps/server/test/valueCalls/valueData.ts'
import type { Measured } from './figures.ts'
import { CONNECTIONS, FRESH_PLAYERS, withClient, type Club } from './ledgerWorld.ts'
import { runLanes } from './load.ts'
import { addPlayers, analyzeTables } from './players.ts'
import { ratioOfProcessorTimes, ratioOfTimes, shareOfSpeed, slowestOf100 } from './speed.ts'
import { interleave } from './statistics.ts'
import { solveCaptchas } from './valueRequests.ts'

const ROUNDS = 5
const ROUND_MS = 1_500

/** Calls of one kind over every connection, for one player after the other. */
export const callFor = (club: Club, call: ValueCall | 'wantedCoupon', durationMs: number) =>
  runLanes(CONNECTIONS, durationMs, async lane => {
    await club.wires[lane]?.send(club.valueCall(call))
  })

/** A call over HTTP against the bare SQL that moves points and tokens: its throughput, and the slowest of 100. */
export async function measureValueCall(club: Club, call: ValueCall): Promise<Measured[]> {
  await withClient(club.databaseUrl, client => prepare(club, client, call))
  const accounts = await accountsOf(club)
  const rounds = await interleave(ROUNDS, {
    ours: () => callFor(club, call, ROUND_MS),
    yardstick: () =>
      runLanes(CONNECTIONS, ROUND_MS, () => moveWithSql(club.pool, accounts(club.nextPlayer()))),
  })
  const waits = rounds.map(({ ours, yardstick }) => ({
    ours: slowestOf100(ours),
    yardstick: slowestOf100(yardstick),
  }))
  return [
    shareOfSpeed(call, rounds),
    ratioOfTimes(`${call}Slowest`, waits),
    ...(call === 'conversion' ? ratioOfProcessorTimes('conversionProcessor', rounds) : []),
  ]
}

/** Adds what the call needs besides the value data, and settles what earlier calls left to the sweeps. */
async function prepare(club: Club, client: pg.Client, call: ValueCall): Promise<void> {
  if (MADE_ONCE.includes(call)) {
    const { rows } = await client.query('select from players where login = $1', [
      `player${FRESH_PLAYERS.first}`,
    ])
    if (rows.length === 0) {
      await addPlayers(client, { ...FRESH_PLAYERS, hasHistory: false })
      await analyzeTables(client)
    }
  }
  if (call === 'freeEntry') club.captchas.push(...(await solveCaptchas(FRESH_PLAYERS.count)))
  await admitPlayers(client, new Date())
  await client.query(`
    update store_orders set state = 'cancelled', settled_at = now()
      where state in ('created', 'pending') and created_at <= now();
    update digital_game_plays set ended_at = now(), ended_by = 'CLUB'
      where ended_at is null and digital_reveal_token is not null and played_at <= now();
  `)
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
