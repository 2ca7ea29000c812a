import { createHash } from 'node:crypto'
import type pg from 'pg'
import { createPasswords } from '../../apps/server/src/kernel/passwords/passwords.ts'

/** The points and the tokens of every player before the first request. */
export const BALANCE = 100_000

export const emailOf = (n: number): string => `${n}@players.example`

/** The session cookie of the nth player; the table holds its hash. */
export const cookieOf = (n: number): string =>
  `__Host-pc_session=${createHash('sha256').update(`cookie-${n}`).digest('base64url')}`

const COOKIE = `translate(encode(sha256(('cookie-' || n)::bytea), 'base64'), '+/=', '-_')`

export interface NewPlayers {
  /** The number of the first. */
  first?: number
  count: number
  /** Whether each has ten movements behind it. */
  hasHistory: boolean
}

/** Signed-in players with points and tokens. */
export async function addPlayers(
  client: pg.Client,
  { first = 1, count, hasHistory }: NewPlayers,
): Promise<void> {
  const last = first + count - 1
  const numbered = `generate_series(${first}, ${last}) as n`
  await client.query(`
    insert into players (id, login, email, email_key, password_hash, invite_code, state, registered_at, first_name,
        last_name, birth_date)
      select md5('player-' || n)::uuid, 'player' || n, n || '@players.example', n || '@players.example', 'none',
        'invite' || n, 'active', now() - interval '4 years', 'Verity', 'Mendoza', '1984-05-17' from ${numbered};
    insert into session_families (id, player_id, created_at, expires_at, remember)
      select md5('family-' || n)::uuid, md5('player-' || n)::uuid, now(), now() + interval '1 day', false from ${numbered};
    insert into sessions (id_hash, player_id, family_id, created_at, last_seen_at, expires_at, absolute_expires_at, remember)
      select sha256((${COOKIE})::bytea), md5('player-' || n)::uuid, md5('family-' || n)::uuid, now(), now(),
        now() + interval '1 hour', now() + interval '12 hours', false from ${numbered};
    select count(ledger_transfer(gen_random_uuid(), 'grant:' || n, 'GRANT', 'Grant', '{}', now() - interval '4 years',
        array['house:grants', 'house:grants'], array[md5('player-' || n)::uuid::text, md5('player-' || n)::uuid::text],
        array['points', 'tokens'], array[${BALANCE}, ${BALANCE}]::bigint[])) from ${numbered};
  `)
  if (hasHistory)
    await addHistory(client, { players: `${first} and ${last}`, rows: 10, days: 10, kinds: ['GRANT'] })
}

/** Gives one player a history that ends an hour ago; with several kinds, one after the other. */
export const addLongHistory = (
  client: pg.Client,
  player: number,
  { rows, days, kinds = ['GRANT'] }: { rows: number; days: number; kinds?: readonly string[] },
) => addHistory(client, { players: `${player} and ${player}`, rows, days, kinds })

async function addHistory(
  client: pg.Client,
  { players, rows, days, kinds }: { players: string; rows: number; days: number; kinds: readonly string[] },
): Promise<void> {
  const step = `interval '${(days * 86_400) / rows} seconds'`
  const mine = `(select a.id, substr(p.login, 7)::bigint as n from ledger_accounts a join players p on p.id = a.player_id
    where a.currency = 'points' and substr(p.login, 7)::int between ${players}) as mine`
  await client.query(`
    create temp table movements on commit drop as
      select mine.id as account, mine.n, i, moment, (array['${kinds.join("','")}'])[1 + i % ${kinds.length}] as kind,
        (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7000' || '8' ||
          lpad(to_hex(mine.n), 6, '0') || lpad(to_hex(i), 9, '0'))::uuid as id
      from ${mine} cross join generate_series(1, ${rows}) as i
        cross join lateral (select now() - interval '1 hour' - ${step} * (${rows} - i) as moment) as m;
    insert into ledger_transfers (id, key, kind, description, details, occurred_at)
      select id, 'seed:' || ${rows} || ':' || n || ':' || i, kind, 'Grant', '{}', moment from movements;
    insert into ledger_postings (transfer_id, line, from_account, to_account, amount, to_after, kind, occurred_at)
      select movements.id, 1, house.id, account, 1, ${BALANCE}, movements.kind, moment
      from movements, ledger_accounts house where house.house = 'grants' and house.currency = 'points';
    insert into ledger_days (account_id, day, kind, postings)
      select account, (moment at time zone 'America/Phoenix')::date, kind, count(*) from movements group by 1, 2, 3
      on conflict (account_id, day, kind) do update set postings = ledger_days.postings + excluded.postings;
  `)
}

/** Lets a player sign in. */
export async function addAccount(
  client: pg.Client,
  player: number,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const hash = await createPasswords().admit(desk => desk.hash(password))
  await client.query('update players set email = $2, email_key = $2, password_hash = $3 where login = $1', [
    `player${player}`,
    email,
    hash,
  ])
}

/**
 * Updates PostgreSQL's table statistics after so many writes, as its autovacuum would later; that leaves out tables
 * which nothing was written to.
 */
export async function analyzeTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select string_agg(oid::regclass::text, ', ') as names from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`)
  await client.query(`vacuum (analyze) ${rows[0]?.names}`)
}
