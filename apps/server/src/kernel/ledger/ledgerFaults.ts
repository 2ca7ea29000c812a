import type { Database } from '../database/index.ts'

export interface LedgerFault {
  fault: string
  /** The id of what is wrong; never anything about a person. */
  subject: string
}

/** Everything that is wrong with the ledger: an empty list, after any test of money and every night. */
export function ledgerFaults(database: Database): Promise<LedgerFault[]> {
  return database.statement({
    name: 'ledger.faults',
    text: `
      with sides as (
        select p.transfer_id, p.from_account as account_id, -p.amount as amount, p.from_after as after
        from ledger_postings p
        union all
        select p.transfer_id, p.to_account, p.amount, p.to_after from ledger_postings p
      ), known as (
        select s.*, a.currency, a.house from sides s left join ledger_accounts a on a.id = s.account_id
      )
      select 'the postings do not sum to zero' as fault, currency as subject
      from known group by currency having sum(amount) <> 0 or currency is null
      union all
      select 'a transfer does not sum to zero', transfer_id::text
      from known group by transfer_id, currency having sum(amount) <> 0
      union all
      select 'a posting belongs to no transfer', p.transfer_id::text
      from ledger_postings p where not exists (select from ledger_transfers t where t.id = p.transfer_id)
      union all
      select 'a transfer has no postings', t.id::text
      from ledger_transfers t where not exists (select from ledger_postings p where p.transfer_id = t.id)
      union all
      select 'a balance is under its floor', account_id::text from ledger_balances where balance < floor
      union all
      select 'a balance is not the sum of its postings', b.account_id::text
      from ledger_balances b
      left join (select account_id, sum(amount) as total from sides group by account_id) s using (account_id)
      where b.balance <> coalesce(s.total, 0)
      union all
      select 'a player has no balance', a.id::text
      from ledger_accounts a
      where a.player_id is not null and not exists (select from ledger_balances b where b.account_id = a.id)
      union all
      select 'a posting does not tell what was left', transfer_id::text
      from known where (after is null) <> (house is not null)
      union all
      select 'the days do not count the postings', coalesce(d.account_id, k.account_id)::text
      from (select account_id, sum(postings) as counted from ledger_days group by account_id) d
      full join (select account_id, count(*) as kept from known where house is null group by account_id) k
        using (account_id)
      where d.counted is distinct from k.kept`,
    values: [],
  })
}
