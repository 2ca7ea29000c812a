import { copperStateLottery } from '@players-club/domain-models'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { players } from '../../src/accounts/accounts.tables.ts'
import { identityRecords } from '../../src/identity/identity.tables.ts'
import { ledgerFaults } from '../../src/kernel/ledger/index.ts'
import { locationPasses } from '../../src/location/location.tables.ts'
import { orderReconciler } from '../../src/store/orderReconciler.ts'
import { START } from '../constants.ts'
import { onPostgres } from '../engines.ts'
import { fakePaymentProvider } from '../fakePaymentProvider.ts'
import { addPlayer } from '../players.ts'
import { addBundles } from '../store.ts'
import { runAndKill } from './runAndKill.ts'

const BUYER = fileURLToPath(new URL('buyer.ts', import.meta.url))
const HOUR_MS = 60 * 60_000

onPostgres('a server killed while it sells tokens', world => {
  test('has lost no order it acknowledged, credited each paid one once, and the rest is settled after the restart', async () => {
    const playerIds: string[] = []
    for (let count = 0; count < 4; count += 1) playerIds.push(await addPlayer(world.database))
    await world.database.unitOfWork(async tx => {
      await tx.update(players).set({ firstName: 'Verity', lastName: 'Mendoza', birthDate: '1984-05-17' })
      await tx.insert(identityRecords).values(playerIds.map(playerId => ({ playerId, isValid: true })))
      await tx
        .insert(locationPasses)
        .values(playerIds.map(playerId => ({ playerId, isInRegion: true, checkedAt: START })))
    })
    await addBundles(world.database)
    await world.database.close()

    const acknowledged = await runAndKill(BUYER, world.location, playerIds, 40)
    const database = await world.reopen()
    const credited = () =>
      database.statement<{ id: string; state: string; tokens: number; posted: number }>({
        name: 'crash.orders',
        text: `select o.id, o.state, o.tokens,
            (select coalesce(sum(p.amount), 0)::int from ledger_transfers t
              join ledger_postings p on p.transfer_id = t.id where t.key = 'order:' || o.id) as posted
          from store_orders o`,
        values: [],
      })
    const after = await credited()
    const paid = after.filter(({ state }) => state === 'paid').map(({ id }) => id)
    expect(acknowledged.filter(id => !paid.includes(id))).toEqual([])
    expect(after.filter(({ state, tokens, posted }) => posted !== (state === 'paid' ? tokens : 0))).toEqual(
      [],
    )

    const { provider } = fakePaymentProvider()
    const clock = { now: () => new Date(START.getTime() + HOUR_MS) }
    const logger = { warn: () => {}, error: () => {} }
    const reconciler = orderReconciler({
      database,
      clock,
      machineClock: clock,
      logger,
      lottery: copperStateLottery,
      provider,
      onAlarm: () => {},
    })
    if (!('call' in reconciler)) throw new Error('The reconciler asks outside.')
    await reconciler.call({ subject: '', dueAt: START, attempt: 1 }, clock.now())
    expect((await credited()).map(({ state }) => state)).not.toContain('created')
    const [days] = await database.statement<{ spent: number; paid: number }>({
      name: 'crash.days',
      text: `select (select coalesce(sum(spent), 0)::int from store_days) as spent,
        (select coalesce(sum(total), 0)::int from store_orders where state = 'paid') as paid`,
      values: [],
    })
    expect(days?.spent).toBe(days?.paid)
    expect(await ledgerFaults(database)).toEqual([])
  })
})
