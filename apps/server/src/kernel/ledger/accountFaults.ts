import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../database/index.ts'
import { DAYS, GIVEN, readSums, TAKEN, type Span } from './accountSums.ts'
import type { LedgerFault, SliceSizes } from './ledgerFault.ts'

const FIRST_ID = -(2n ** 63n)
const LAST_ID = 2n ** 63n - 1n

interface Account extends Record<string, unknown> {
  id: string
  is_player: boolean
  balance: string | null
  floor: string | null
}

const NOTHING = { total: 0n, rows: 0n }

function* faultsOf(account: Account | undefined, posted: bigint, postings: bigint, counted: bigint) {
  if (account?.is_player && account.balance === null) yield 'a player has no balance'
  if (account?.balance != null && BigInt(account.balance) !== posted)
    yield 'a balance is not the sum of its postings'
  if (account?.balance != null && BigInt(account.balance) < BigInt(account.floor ?? 0))
    yield 'a balance is under its floor'
  if (counted !== postings) yield 'the days do not count the postings'
}

/** The next accounts with their balances, and the range of ids that was read, including ids without an account. */
async function readSpan(tx: Tx, first: bigint, size: number): Promise<{ span: Span; accounts: Account[] }> {
  const { rows: accounts } = await tx.execute<Account>(sql`
    select a.id::text, a.player_id is not null as is_player, b.balance::text, b.floor::text
    from ledger_accounts a
    left join lateral (select * from ledger_balances where account_id = a.id limit 1) as b on true
    where a.id >= ${String(first)}::bigint order by a.id limit ${size}`)
  const last = accounts.length < size ? LAST_ID : BigInt(accounts.at(-1)?.id ?? LAST_ID)
  return { span: { first, last }, accounts }
}

/**
 * Each slice of accounts is one snapshot over several statements: a transfer posted meanwhile is seen completely, or
 * not at all.
 */
async function readSlice(database: Database, from: bigint, { rows: size, accounts: width }: SliceSizes) {
  return database.unitOfWork(async tx => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    const { span, accounts } = await readSpan(tx, from, width)
    const given = await readSums(tx, GIVEN, span, size)
    const taken = await readSums(tx, TAKEN, span, size)
    const days = await readSums(tx, DAYS, span, size)
    const known = new Map(accounts.map(account => [account.id, account]))
    const faults: LedgerFault[] = []
    for (const id of new Set([...known.keys(), ...given.keys(), ...taken.keys(), ...days.keys()])) {
      const gave = given.get(id) ?? NOTHING
      const took = taken.get(id) ?? NOTHING
      const counted = (days.get(id) ?? NOTHING).total
      for (const fault of faultsOf(known.get(id), gave.total + took.total, gave.rows + took.rows, counted))
        faults.push({ fault, subject: id })
    }
    return { last: span.last, faults }
  })
}

export async function* accountFaults(database: Database, sizes: SliceSizes): AsyncGenerator<LedgerFault> {
  for (let from = FIRST_ID; from <= LAST_ID;) {
    const { last, faults } = await readSlice(database, from, sizes)
    yield* faults
    from = last + 1n
  }
}
