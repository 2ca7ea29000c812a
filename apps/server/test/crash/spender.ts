import { randomUUID } from 'node:crypto'
import { createTokens } from '../../src/lounge/tokens.service.ts'
import { openDatabase } from '../../src/kernel/database/index.ts'
import { STANDING_CLOCK } from '../constants.ts'
import { valueRequest } from '../../src/kernel/idempotency/request.ts'

/**
 * A server under load that gets killed: converts points for the given players without a pause, and prints each key
 * after it is acknowledged, never before.
 */
const [location = '{}', ...playerIds] = process.argv.slice(2)
const database = await openDatabase({ minimumFreeBytes: 0, ...JSON.parse(location) })
const tokens = createTokens({ database, clock: STANDING_CLOCK })

const STEP = { quantity: 1, points: 100, tokens: 10 }

async function spend(playerId: string): Promise<never> {
  for (;;) {
    const key = randomUUID()
    const request = valueRequest(key, 'lounge.redeemPointsForTokens', STEP)
    await tokens.redeemPointsForTokens({ asker: { playerId }, request, ...STEP })
    process.stdout.write(`${key}\n`)
  }
}

await Promise.all(playerIds.map(spend))
