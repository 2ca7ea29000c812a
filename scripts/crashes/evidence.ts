import { openDatabase } from '../../apps/server/src/kernel/database/index.ts'
import { ledgerFaults } from '../../apps/server/src/kernel/ledger/index.ts'
import type { Evidence } from './judge.ts'

// What the player got in the end, by what it was asked with: the tokens of a conversion, the code of a coupon, the
// entries in a draw, the tokens of an order.
const EFFECTS = `
  select split_part(t.key, ':', 3) as subject from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
    where t.kind = 'EXCHANGE' and p.to_account > 0
  union all
  select split_part(t.key, ':', 3) from handed_codes h join reward_redemptions r on r.id = h.redemption_id
    join ledger_transfers t on t.id = r.transfer_id
  union all
  select split_part(t.key, ':', 3) from draw_entries e join reward_redemptions r on r.id::text = e.reference
    join ledger_transfers t on t.id = r.transfer_id where e.source = 'REWARD'
  union all
  select split_part(t.key, ':', 2) from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
    where t.kind = 'PURCHASE' and p.to_account > 0`

const TOTALS = `
  select sum(balance) filter (where currency = 'points')::float8 as points,
    sum(balance) filter (where currency = 'tokens')::float8 as tokens,
    (count(*) filter (where balance < floor))::int as "underFloor",
    (select (count(*) - count(distinct c.code))::int from handed_codes h
      join coupon_codes c on c.reward_id = h.reward_id and c.place = h.place) as "codesHandedOutTwice"
  from ledger_balances b join ledger_accounts a on a.id = b.account_id`

/** Reads the end of a run from the database. */
export async function readEvidence(url: string): Promise<Evidence> {
  const database = await openDatabase({ url, zone: 'UTC', statementTimeoutMs: 300_000 })
  try {
    const read = <Row>(name: string, text: string) =>
      database.statement<Row>({ name: `crashes.${name}`, text, values: [] })
    const effects = await read<{ subject: string }>('effects', EFFECTS)
    const [totals] = await read<Omit<Evidence, 'effects' | 'unbalanced'>>('totals', TOTALS)
    if (!totals) throw new Error('A query of sums returned no row.')
    const unbalanced = (await ledgerFaults(database)).length
    return { ...totals, effects: effects.map(({ subject }) => subject), unbalanced }
  } finally {
    await database.close()
  }
}
