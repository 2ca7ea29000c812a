import { expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { funPlaysHousekeeping } from '../../activities/index.ts'
import { digitalGamePlays } from '../../activities/digitalGames.tables.ts'
import { storeDaysHousekeeping } from '../../store/index.ts'
import { storeDays } from '../../store/store.tables.ts'
import { ticketDaysHousekeeping } from '../../tickets/ticketReconciler.ts'
import { ticketDays } from '../../tickets/tickets.tables.ts'
import { createJobRunner } from '../jobs/index.ts'

const NOW = new Date('2025-03-14T18:00:00Z')

onEachEngine('a daily counter', world => {
  const runDue = () => {
    const { database } = world
    const kinds = [storeDaysHousekeeping, ticketDaysHousekeeping, funPlaysHousekeeping].map(kind =>
      kind(database),
    )
    return createJobRunner({ database, clock: { now: () => NOW }, kinds }).runDue()
  }

  test('is deleted at night when it no longer counts', async () => {
    const { database } = world
    const playerId = await addPlayer(database)
    const days = ['2025-02-01', '2025-03-06', '2025-03-07', '2025-03-14']
    await database.unitOfWork(async tx => {
      await tx.insert(storeDays).values(days.map(day => ({ playerId, day, spent: 1 })))
      await tx.insert(ticketDays).values(days.map(day => ({ playerId, day, entered: 1 })))
    })
    await runDue()
    const { store, tickets } = await database.unitOfWork(async tx => ({
      store: await tx.select({ day: storeDays.day }).from(storeDays).orderBy(storeDays.day),
      tickets: await tx.select({ day: ticketDays.day }).from(ticketDays).orderBy(ticketDays.day),
    }))
    expect(store.map(({ day }) => day)).toEqual(['2025-03-07', '2025-03-14'])
    expect(tickets.map(({ day }) => day)).toEqual(['2025-03-07', '2025-03-14'])
  })

  test('is deleted with the fun plays of the day before, but not with plays for a prize', async () => {
    const { database } = world
    const playerId = await addPlayer(database)
    const play = (digitalRevealToken: string, source: 'FUN' | 'ARCADE', playedAt: string) => ({
      id: crypto.randomUUID(),
      playerId,
      source,
      key: 'game',
      title: 'Game',
      digitalRevealToken,
      data: { gameConfig: {} } as never,
      prizeType: source === 'FUN' ? ('NONE' as const) : ('TOKENS' as const),
      baseAmount: 0,
      playedAt: new Date(playedAt),
    })
    await database.unitOfWork(tx =>
      tx
        .insert(digitalGamePlays)
        .values([
          play('old', 'FUN', '2025-03-13T17:59:59Z'),
          play('young', 'FUN', '2025-03-13T18:00:01Z'),
          play('prize', 'ARCADE', '2025-01-01T18:00:00Z'),
        ]),
    )
    await createJobRunner({
      database,
      clock: { now: () => new Date(NOW.getTime() + 1) },
      kinds: [{ ...funPlaysHousekeeping(database), name: 'test.funPlays' }],
    }).runDue()
    const left = await database.unitOfWork(tx =>
      tx.select({ token: digitalGamePlays.digitalRevealToken }).from(digitalGamePlays),
    )
    expect(new Set(left.map(({ token }) => token))).toEqual(new Set(['prize', 'young']))
  })
})
