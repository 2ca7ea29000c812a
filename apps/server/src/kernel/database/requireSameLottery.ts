import type { Lottery } from '@players-club/domain-models'
import type { Database, Tx } from './Database.ts'
import { DatabaseRefusedError } from './errors.ts'
import { databaseLottery } from './lottery.tables.ts'

type Kept = Pick<Lottery, 'zone' | 'currency'>

const written = ({ zone, currency }: Kept) => `the zone ${zone} and the currency ${currency}`

const readKept = async (tx: Tx): Promise<Kept | undefined> => (await tx.select().from(databaseLottery))[0]

/** Of several servers that start at once, the first one's values are kept. */
async function keep(tx: Tx, values: Kept): Promise<Kept | undefined> {
  await tx.insert(databaseLottery).values(values).onConflictDoNothing()
  return readKept(tx)
}

/** Keeps zone and currency at the first start, and refuses data that another zone or currency was kept for. */
export async function requireSameLottery(database: Database, { zone, currency }: Kept): Promise<void> {
  const kept =
    (await database.unitOfWork(readKept)) ?? (await database.unitOfWork(tx => keep(tx, { zone, currency })))
  if (!kept || (kept.zone === zone && kept.currency === currency)) return
  throw new DatabaseRefusedError(
    `This data has ${written(kept)}, and LOTTERY_CONFIG has ${written({ zone, currency })}. ` +
      'Stored days and amounts would mean something else: put the former values back, or point this server at other data.',
  )
}
