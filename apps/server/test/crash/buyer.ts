import { copperStateLottery } from '@players-club/domain-models'
import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../src/kernel/database/index.ts'
import { valueRequest } from '../../src/kernel/idempotency/request.ts'
import { placeOrder } from '../../src/store/placeOrder.ts'
import { settleOrder } from '../../src/store/settleOrder.ts'
import { STANDING_CLOCK } from '../constants.ts'
import { orderBody } from '../orders.ts'

/**
 * A server under load that gets killed: orders and settles as paid for the given players without a pause, and prints
 * the id of each order after its tokens are acknowledged, never before.
 */
const [location = '{}', ...playerIds] = process.argv.slice(2)
const database = await openDatabase({ minimumFreeBytes: 0, ...JSON.parse(location) })

const { currency } = copperStateLottery

async function buy(playerId: string): Promise<never> {
  for (;;) {
    const now = STANDING_CLOCK.now()
    const body = orderBody({ email: `${playerId}@players.example` })
    const { id, total } = await database.unitOfWork(tx =>
      placeOrder(tx, {
        playerId,
        request: valueRequest(randomUUID(), 'store.submitOrder', { body }),
        body,
        locale: 'en',
        lottery: { currency, limits: { dailyPurchase: 100_000_000 } },
        now,
      }),
    )
    const paid = {
      orderId: id,
      status: 'paid',
      amount: total,
      currency,
      reference: null,
      method: null,
      reason: null,
    } as const
    await database.unitOfWork(tx => settleOrder(tx, paid, { currency, now }))
    process.stdout.write(`${id}\n`)
  }
}

await Promise.all(playerIds.map(buy))
