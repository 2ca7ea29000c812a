import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import type { LedgerFault, SliceSizes } from './ledgerFault.ts'

const NIL = '00000000-0000-0000-0000-000000000000'

interface Slice<Place> extends Record<string, unknown> {
  found: number
  faults: LedgerFault[] | null
  /** Where the next slice begins. */
  last: Place | null
}

async function* faultsInSlices<Place>(
  database: Database,
  size: number,
  start: Place,
  sliceAfter: (place: Place) => SQL,
): AsyncGenerator<LedgerFault> {
  let place = start
  for (;;) {
    const { rows } = await database.unitOfWork(tx => tx.execute<Slice<Place>>(sliceAfter(place)))
    const [slice] = rows
    yield* slice?.faults ?? []
    if (!slice?.last || slice.found < size) return
    place = slice.last
  }
}

/**
 * A posting's references are looked up in scalar subqueries: as a join it could be planned as a scan of a whole table.
 */
export const postingFaults = (database: Database, { rows: size }: SliceSizes) =>
  faultsInSlices(
    database,
    size,
    { id: NIL, line: -1 },
    last => sql`
        with slice as materialized (
          select p.transfer_id as id, p.line, p.from_after, p.to_after,
            (select t.id from ledger_transfers t where t.id = p.transfer_id) as transfer,
            (select a from ledger_accounts a where a.id = p.from_account) as giver,
            (select a from ledger_accounts a where a.id = p.to_account) as taker
          from ledger_postings p
          where (p.transfer_id, p.line) > (${last.id}::uuid, ${last.line}::smallint)
          order by p.transfer_id, p.line limit ${size}
        )
        select
          (select count(*)::int from slice) as found,
          (select json_build_object('id', id, 'line', line) from slice order by id desc, line desc limit 1) as last,
          (
            select json_agg(json_build_object('fault', fault, 'subject', id))
            from slice cross join lateral (values
              ('a posting belongs to no transfer', transfer is null),
              ('a posting names an account that is not there', (giver).id is null or (taker).id is null),
              ('a posting moves two currencies', (giver).currency <> (taker).currency),
              ('a posting does not state what was left', (from_after is null) <> ((giver).house is not null)
                or (to_after is null) <> ((taker).house is not null))
            ) as checked (fault, is_so)
            where is_so
          ) as faults`,
  )

export const transferFaults = (database: Database, { rows: size }: SliceSizes) =>
  faultsInSlices(
    database,
    size,
    NIL,
    last => sql`
        select count(*)::int as found, (array_agg(id order by id desc))[1] as last,
          json_agg(json_build_object('fault', 'a transfer has no postings', 'subject', id))
            filter (where line is null) as faults
        from (
          select t.id, (select p.line from ledger_postings p where p.transfer_id = t.id limit 1) as line
          from ledger_transfers t where t.id > ${last}::uuid order by t.id limit ${size}
        ) as slice`,
  )
