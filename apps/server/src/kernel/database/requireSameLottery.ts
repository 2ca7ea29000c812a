import type { Lottery } from '@players-club/domain-models'
import type { Database, DataOwner } from './Database.ts'
import { DatabaseRefusedError } from './errors.ts'
import { databaseLottery } from './lottery.tables.ts'
import type { PlainQuery } from './migrations.ts'

type OfLottery = Pick<Lottery, 'zone' | 'currency'>

const written = ({ zone, currency }: OfLottery) => `the zone ${zone} and the currency ${currency}`

function refuseOtherLottery(kept: OfLottery, { zone, currency }: OfLottery): void {
  if (kept.zone === zone && kept.currency === currency) return
  throw new DatabaseRefusedError(
    `This data has ${written(kept)}, and this program has ${written({ zone, currency })}: ` +
      'those of LOTTERY_CONFIG or, without it, of the Copper State Lottery. ' +
      'Stored days and amounts would mean something else: put the former values back, or point this server at other data.',
  )
}

const OTHER_MODE = {
  demo:
    'This is the data of a production server, and this one would start as a demo: it would add players whose ' +
    'password is published, and change rewards and games. Set MODE=production, or point this server at other data.',
  production:
    'This is the data of a demo, with players whose password is published, and this server would start with ' +
    'MODE=production. Set MODE=demo, or point this server at other data.',
}

/** Data from before the mode was kept has none. */
type Kept = OfLottery & Partial<DataOwner>

function refuseOther(kept: Kept, owner: DataOwner): void {
  refuseOtherLottery(kept, owner)
  if ((kept.mode ?? owner.mode) !== owner.mode) throw new DatabaseRefusedError(OTHER_MODE[owner.mode])
}

/** Refuses data of any schema that was kept for another owner, and changes nothing. */
export async function requireOwnData(query: PlainQuery, owner: DataOwner): Promise<void> {
  const [found] = await query(`select to_regclass('database_lottery') is not null as present`)
  if (found?.present !== true) return
  // All columns, as an earlier schema has fewer.
  const [kept] = (await query('select * from database_lottery')) as unknown as Kept[]
  if (kept) refuseOther(kept, owner)
}

/** Keeps the owner of new data, under the lock of the migrations; refuses data of another one. */
export async function keepOwner(query: PlainQuery, owner: DataOwner): Promise<void> {
  const { zone, currency, mode } = owner
  // The configuration accepts no name with a quotation mark.
  await query(
    `insert into database_lottery (zone, currency, mode) values ('${zone}', '${currency}', '${mode}') on conflict do nothing`,
  )
  // A migration may have just found the mode of this data.
  await requireOwnData(query, owner)
}

/** Refuses data that another zone or currency was kept for, and keeps nothing. */
export async function requireSameLottery(database: Database, lottery: OfLottery): Promise<void> {
  const [kept] = await database.unitOfWork(tx => tx.select().from(databaseLottery))
  if (kept) refuseOtherLottery(kept, lottery)
}
