import { activities, bonusCampaigns } from '../src/activities/activities.tables.ts'
import { superBonusBuckets, superBonuses } from '../src/activities/superBonus.tables.ts'
import type { Database } from '../src/kernel/database/index.ts'
import { START } from './constants.ts'

const DAY_MS = 24 * 60 * 60_000

let ids = 1_000

export interface TestActivity {
  id: number
  key: string
}

/** A link activity for 100 points, for every player. */
export async function addActivity(
  database: Database,
  change: Partial<typeof activities.$inferInsert> = {},
): Promise<TestActivity> {
  ids += 1
  const id = change.id ?? ids
  const key = change.key ?? `activity-${id}`
  const texts = { title: `Activity ${id}`, description: 'For points.' }
  await database.unitOfWork(tx =>
    tx.insert(activities).values({
      id,
      key,
      type: 'VIEW_URL',
      texts: { en: texts, es: { ...texts, title: `Actividad ${id}` } },
      imageUrl: '/media/api/file/activities/test.svg',
      externalLink: 'https://partner.example/',
      amount: 100,
      position: id,
      startsAt: new Date('2024-01-01T07:00:00Z'),
      ...change,
    }),
  )
  return { id, key }
}

/** A bonus campaign of an activity, from the day before the start to the day after it. */
export const addBonus = (database: Database, activityId: number, bonusAmount: number): Promise<unknown> =>
  database.unitOfWork(tx =>
    tx.insert(bonusCampaigns).values({
      id: activityId,
      activityId,
      texts: {
        en: { name: 'More', description: 'More points.' },
        es: { name: 'Más', description: 'Más.' },
      },
      bonusAmount,
      startsAt: new Date(START.getTime() - DAY_MS),
      endsAt: new Date(START.getTime() + DAY_MS),
    }),
  )

/** A collect-them-all of these games for 500 points, from the day before the start to the day after it. */
export async function addCollection(
  database: Database,
  games: readonly { gameId: number; maxEntries?: number }[],
  change: Partial<typeof superBonuses.$inferInsert> = {},
): Promise<string> {
  const { key } = await addActivity(database, { type: 'COLLECT_ALL', amount: 500, cap: 1 })
  const texts = { name: 'Trail', description: 'Some games.' }
  await database.unitOfWork(async tx => {
    await tx.insert(superBonuses).values({
      key,
      texts: { en: texts, es: { ...texts, name: 'Ruta' } },
      imageUrl: '/media/api/file/activities/trail.svg',
      minBuckets: games.length,
      theme: '{"icon":"sun"}',
      startsAt: new Date(START.getTime() - DAY_MS),
      endsAt: new Date(START.getTime() + DAY_MS),
      ...change,
    })
    const bucket = { superBonusKey: key, maxEntries: 1 }
    await tx
      .insert(superBonusBuckets)
      .values(games.map((game, index) => ({ ...bucket, ...game, place: index + 1 })))
  })
  return key
}
