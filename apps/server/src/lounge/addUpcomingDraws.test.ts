import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { edgesOf, START } from '../../test/constants.ts'
import { addLoungeReward, addNewDrawing } from '../../test/drawings.ts'
import { onPostgres } from '../../test/engines.ts'
import { draws } from '../promotions/promotions.tables.ts'
import { addUpcomingDraws } from './addUpcomingDraws.ts'
import type { NewDrawing } from './addDrawing.ts'

const DAY_MS = 24 * 60 * 60_000

onPostgres('the draws of the drawings', world => {
  const runJob = (now: Date) => world.database.unitOfWork(tx => addUpcomingDraws(tx, now))

  const drawsOf = async (promotionId: number) => {
    const rows = await world.database.unitOfWork(tx =>
      tx.select().from(draws).where(eq(draws.promotionId, promotionId)).orderBy(draws.drawNumber),
    )
    return rows.map(({ startsAt, entryEndsAt }) => ({ startsAt, entryEndsAt }))
  }

  const addMonthly = async (change: Partial<NewDrawing> & { id: number }): Promise<number> =>
    (await addNewDrawing(world.database, { frequency: 'monthly', ...change }, START)).promotionId

  test('[REDEEM-003] a draw opened late in the evening begins with the current lottery day', async () => {
    const promotionId = await addMonthly({ id: 34 })
    await runJob(edgesOf('2026-04-30').lateEvening)
    expect(await drawsOf(promotionId)).toEqual([
      { startsAt: new Date('2026-04-30T07:00:00Z'), entryEndsAt: new Date('2026-05-01T07:00:00Z') },
      { startsAt: new Date('2026-05-01T07:00:00Z'), entryEndsAt: new Date('2026-06-01T07:00:00Z') },
    ])
  })

  test('[REDEEM-003] the job opens draws without a gap, after a long pause too', async () => {
    const promotionId = await addLoungeReward(world.database, { id: 33, frequency: 'monthly' }, START)
    const later = new Date(START.getTime() + 100 * DAY_MS)
    await runJob(later)
    await runJob(later)
    const rows = await drawsOf(promotionId)
    expect(rows.length).toBeGreaterThan(3)
    for (const [index, draw] of rows.entries())
      expect(draw.startsAt).toEqual(index === 0 ? draw.startsAt : rows[index - 1]?.entryEndsAt)
    expect(rows.at(-1)?.entryEndsAt.getTime()).toBeGreaterThan(later.getTime())
  })

  test('[REDEEM-003] the first draw begins on the lottery day on which the drawing starts, not before', async () => {
    const startsAt = edgesOf('2026-05-10').lateEvening
    const promotionId = await addMonthly({ id: 35, startsAt })
    await runJob(new Date('2026-05-08T06:59:00Z'))
    expect(await drawsOf(promotionId)).toEqual([])
    await runJob(new Date('2026-05-09T07:00:00Z'))
    expect(await drawsOf(promotionId)).toEqual([
      { startsAt: new Date('2026-05-10T07:00:00Z'), entryEndsAt: new Date('2026-06-01T07:00:00Z') },
    ])
  })

  test.each([
    ['endsAt', 36],
    ['entryEndsAt', 37],
  ] as const)('[REDEEM-003] no draw begins from the %s of its drawing on', async (end, id) => {
    const promotionId = await addMonthly({ id, [end]: new Date('2026-06-01T07:00:00Z') })
    await runJob(new Date('2026-05-20T07:00:00Z'))
    await runJob(new Date('2026-07-20T07:00:00Z'))
    expect(await drawsOf(promotionId)).toEqual([
      { startsAt: new Date('2026-05-20T07:00:00Z'), entryEndsAt: new Date('2026-06-01T07:00:00Z') },
    ])
  })
})
