import type { Lottery } from '@players-club/domain-models'
import type { Database, Tx } from './Database.ts'
import { DatabaseRefusedError } from './errors.ts'
import { databaseLottery } from './lottery.tables.ts'

type OfLottery = Pick<Lottery, 'zone' | 'currency'>

interface Kept extends OfLottery {
  mode: 'demo' | 'production'
}

const written = ({ zone, currency }: OfLottery) => `the zone ${zone} and the currency ${currency}`

const readKept = async (tx: Tx): Promise<Kept | undefined> => (await tx.select().from(databaseLottery))[0]

/** Of several servers that start at once, the first one's values are kept. */
async function keep(tx: Tx, values: Kept): Promise<Kept | undefined> {
  await tx.insert(databaseLottery).values(values).onConflictDoNothing()
  return readKept(tx)
}

function refuseOther(kept: OfLottery, { zone, currency }: OfLottery): void {
  if (kept.zone === zone && kept.currency === currency) return
  throw new DatabaseRefusedError(
    `This data has ${written(kept)}, and LOTTERY_CONFIG has ${written({ zone, currency })}. ` +
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

/** Refuses data that another zone or currency was kept for, and keeps nothing. */
export async function requireSameLottery(database: Database, lottery: OfLottery): Promise<void> {
  const kept = await database.unitOfWork(readKept)
  if (kept) refuseOther(kept, lottery)
}

/** Keeps zone, currency and mode at the first start, and refuses data that others were kept for. */
export async function keepLottery(database: Database, { zone, currency }: OfLottery, mode: Kept['mode']) {
  const values = { zone, currency, mode }
  const kept = (await database.unitOfWork(readKept)) ?? (await database.unitOfWork(tx => keep(tx, values)))
  if (!kept) return
  refuseOther(kept, values)
  if (kept.mode !== mode) throw new DatabaseRefusedError(OTHER_MODE[mode])
}
