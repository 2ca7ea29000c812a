import type { Tx } from '../database/index.ts'

/** Rows that count for an account, by a statement that reads the next few in a range of accounts. */
export interface Source {
  name: string
  text: string
  /** A value before all others in the columns of the index after the account. */
  start: readonly string[]
}

export interface Span {
  first: bigint
  last: bigint
}

export interface Sum {
  total: bigint
  rows: bigint
}

const summed = (columns: readonly string[]) => `
  select
    (select count(*)::int from slice) as found,
    (select json_build_array(${columns.map(name => `${name}::text`).join(', ')})
      from slice order by ${columns.map(name => `${name} desc`).join(', ')} limit 1) as last,
    (select json_agg(json_build_array(id, total, rows)) from (
      select account::text as id, sum(part)::text as total, count(*)::text as rows from slice group by account
    ) as sums) as sums`

const side = (account: 'from_account' | 'to_account', part: string): Source => ({
  name: `ledger.sums.${account}`,
  // Literally the condition of the partial index, so that the planner uses it.
  text: `
    with slice as materialized (
      select ${account} as account, occurred_at, transfer_id, line, ${part} as part from ledger_postings
      where ${account} > 0 and ${account} <= $1::bigint
        and (${account}, occurred_at, transfer_id, line) > ($3::bigint, $4::timestamptz, $5::uuid, $6::smallint)
      order by ${account}, occurred_at, transfer_id, line limit $2
    ) ${summed(['account', 'occurred_at', 'transfer_id', 'line'])}`,
  start: ['-infinity', '00000000-0000-0000-0000-000000000000', '-1'],
})

export const GIVEN = side('from_account', '-amount')
export const TAKEN = side('to_account', 'amount')

export const DAYS: Source = {
  name: 'ledger.sums.days',
  text: `
    with slice as materialized (
      select account_id as account, day, kind, postings as part from ledger_days
      where account_id <= $1::bigint and (account_id, day, kind) > ($3::bigint, $4::date, $5::text)
      order by account_id, day, kind limit $2
    ) ${summed(['account', 'day', 'kind'])}`,
  start: ['-infinity', ''],
}

interface Slice {
  found: number
  last: string[] | null
  sums: [id: string, total: string, rows: string][] | null
}

/** Sums the rows of each account in a range; no statement reads more than `size`, however long a history is. */
export async function readSums(
  tx: Tx,
  { name, text, start }: Source,
  span: Span,
  size: number,
): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>()
  let key = [String(span.first), ...start]
  for (;;) {
    const values = [String(span.last), size, ...key]
    const [slice] = await tx.statement<Slice>({ name, text, values })
    for (const [id, total, counted] of slice?.sums ?? []) {
      const known = sums.get(id) ?? { total: 0n, rows: 0n }
      sums.set(id, { total: known.total + BigInt(total), rows: known.rows + BigInt(counted) })
    }
    if (!slice?.last || slice.found < size) return sums
    key = slice.last
  }
}
