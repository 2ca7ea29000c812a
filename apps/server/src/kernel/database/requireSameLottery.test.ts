import { expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { DatabaseRefusedError } from './index.ts'
import { requireSameLottery } from './requireSameLottery.ts'

const first = { zone: 'America/Phoenix', currency: 'USD' }

onEachEngine('the data of a lottery', world => {
  test('has the zone and the currency of the first start, and is refused with others', async () => {
    const starts = [first, first].map(lottery => requireSameLottery(world.database, lottery))
    await Promise.all(starts)
    await requireSameLottery(world.database, first)
    for (const other of [
      { zone: 'America/Denver', currency: 'USD' },
      { zone: 'America/Phoenix', currency: 'CAD' },
    ]) {
      const refused = requireSameLottery(world.database, other)
      await expect(refused).rejects.toThrow(DatabaseRefusedError)
      await expect(refused).rejects.toThrow(
        `This data has the zone America/Phoenix and the currency USD, and LOTTERY_CONFIG has the zone ${other.zone} and the currency ${other.currency}.`,
      )
    }
    await requireSameLottery(world.database, first)
  })
})
