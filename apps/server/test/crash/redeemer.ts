import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../src/kernel/database/index.ts'
import { valueRequest } from '../../src/kernel/idempotency/request.ts'
import { STANDING_CLOCK } from '../constants.ts'
import { createRedemption } from '../../src/rewards/redemption.service.ts'

/**
 * A server under load that gets killed: redeems one reward for the given players without a pause, and prints the id of
 * each redemption after it is acknowledged, never before.
 */
const [location = '{}', rewardId = '', ...playerIds] = process.argv.slice(2)
const database = await openDatabase({ minimumFreeBytes: 0, ...JSON.parse(location) })
const redemption = createRedemption({ database, clock: STANDING_CLOCK })

async function redeem(playerId: string): Promise<never> {
  for (;;) {
    const { id } = await redemption.redeem({
      asker: { playerId },
      request: valueRequest(randomUUID(), 'rewards.redeemReward', { rewardId, quantity: 1 }),
      wanted: { by: { id: Number(rewardId) }, currency: 'points', types: ['COUPON'] },
      quantity: 1,
      locale: 'en',
    })
    process.stdout.write(`${id}\n`)
  }
}

await Promise.all(playerIds.map(redeem))
