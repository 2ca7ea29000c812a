import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import { inArray } from 'drizzle-orm'
import { players } from '../../src/accounts/accounts.tables.ts'
import {
  activities,
  activityCredits,
  bonusCampaigns,
  promoCodes,
} from '../../src/activities/activities.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { daysAfter } from '../daysAfter.ts'
import { ACTIVITY_IDS } from './activityIds.ts'
import { addDigitalGames } from './addDigitalGames.ts'
import type { DemoActivity } from './DemoActivity.ts'
import { DEMO_PLAIN_ACTIVITIES } from './demoPlainActivities.ts'
import { DEMO_RICHER_ACTIVITIES } from './demoRicherActivities.ts'

const STARTED_DAYS_AGO = 30

const DEMO_ACTIVITIES = [...DEMO_PLAIN_ACTIVITIES, ...DEMO_RICHER_ACTIVITIES]

const { radioCode, codeRedemption } = ACTIVITY_IDS

interface DemoCode {
  code: string
  activityId: number
  points: number
  total?: number
  used?: number
  startsInDays?: number
}

/** Codes of the demo world: for everyone, for one player, used up, and not begun. */
const DEMO_CODES: readonly DemoCode[] = [
  { code: 'CACTUS200', activityId: radioCode, points: 200 },
  { code: 'SUNRISE100', activityId: codeRedemption, points: 100 },
  { code: 'FLYER7Q2K', activityId: codeRedemption, points: 150, total: 1 },
  { code: 'FLYER9M4X', activityId: codeRedemption, points: 150, total: 1, used: 1 },
  { code: 'NEXTYEAR', activityId: codeRedemption, points: 500, startsInDays: 300 },
]

const addActivity = async (
  tx: Tx,
  activity: DemoActivity,
  { position, sandboxUrl, now }: { position: number; sandboxUrl: string; now: Date },
): Promise<void> => {
  const { name, key, en, es, link, startedDaysAgo = STARTED_DAYS_AGO, endsInDays, bonus, ...given } = activity
  const id = ACTIVITY_IDS[name]
  const externalLink = link === undefined ? null : `${sandboxUrl}${link}`
  await tx
    .insert(activities)
    .values({
      ...given,
      id,
      key,
      texts: { en, es },
      position,
      imageUrl: `${MEDIA_FILE_PATH}activities/${key}.svg`,
      externalLink,
      startsAt: daysAfter(now, -startedDaysAgo),
      endsAt: endsInDays === undefined ? null : daysAfter(now, endsInDays),
      termsLink: '/media/terms_conditions',
    })
    // The sandbox may have another port at this start.
    .onConflictDoUpdate({ target: activities.id, set: { externalLink } })
  if (!bonus) return
  const texts = ([title, description]: [string, string]) => ({ name: title, description })
  await tx
    .insert(bonusCampaigns)
    .values({
      id,
      activityId: id,
      texts: { en: texts(bonus.en), es: texts(bonus.es) },
      bonusAmount: bonus.amount,
      startsAt: daysAfter(now, -startedDaysAgo),
      endsAt: daysAfter(now, bonus.endsInDays),
    })
    .onConflictDoNothing()
}

/** The regulars have read the news already, to show an activity at its cap. */
const addReaders = async (tx: Tx, now: Date): Promise<void> => {
  const readers = await tx
    .select({ playerId: players.id })
    .from(players)
    .where(inArray(players.login, ['demo-verified', 'demo-anniversary']))
  const points = DEMO_ACTIVITIES.find(({ name }) => name === 'clubNews')?.amount ?? 0
  const creditedAt = daysAfter(now, -STARTED_DAYS_AGO)
  const credit = { activityKey: 'club-news', period: '', place: 1, subject: '', points, creditedAt }
  await tx
    .insert(activityCredits)
    .values(readers.map(({ playerId }) => ({ ...credit, playerId })))
    .onConflictDoNothing()
}

/** The activities of the demo world. */
export const addActivities = async (tx: Tx, sandboxUrl: string, now: Date): Promise<void> => {
  for (const [index, activity] of DEMO_ACTIVITIES.entries())
    await addActivity(tx, activity, { position: index + 1, sandboxUrl, now })
  await addReaders(tx, now)
  await addDigitalGames(tx)
  await tx
    .insert(promoCodes)
    .values(
      DEMO_CODES.map(({ startsInDays = -STARTED_DAYS_AGO, ...code }) => ({
        ...code,
        startsAt: daysAfter(now, startsInDays),
      })),
    )
    .onConflictDoNothing()
}
