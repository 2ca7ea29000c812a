import {
  lotteryDay,
  type Activity,
  type CreditedActivityKey,
  type Locale,
  type TimeZone,
} from '@players-club/domain-models'
import type { Statements } from '../kernel/database/index.ts'
import type { activities, bonusCampaigns, CapPeriod } from './activities.tables.ts'

export interface CampaignRow extends Pick<
  typeof bonusCampaigns.$inferSelect,
  'id' | 'texts' | 'bonusAmount'
> {
  startsAt: string | Date
  endsAt: string | Date
}

/** An activity with its running campaigns and the player's credits, as every query of this row reads it. */
export interface ActivityRow extends Omit<
  typeof activities.$inferSelect,
  'startsAt' | 'endsAt' | 'featured' | 'position' | 'segment' | 'content'
> {
  campaigns: CampaignRow[]
  taken: number
  /** Null for a guest. */
  playerId: string | null
  isAvailable: boolean
}

/** The period of a moment that a cap counts by. */
export const capPeriodKey = (period: CapPeriod, now: Date, zone: TimeZone): string => {
  const day = lotteryDay(now, zone)
  return { day, month: day.slice(0, 7), ever: '' }[period]
}

/** The first values of every activity query: the moment, the player or null, and the periods of the moment. */
export const activityValues = (now: Date, playerId: string | null, zone: TimeZone) => [
  now,
  playerId,
  capPeriodKey('day', now, zone),
  capPeriodKey('month', now, zone),
]

/** Whether an activity is open to a player at a moment, both given as parameters of the statement. */
export const isOpenTo = (player: string, moment: string) =>
  `a.visibility_web and a.starts_at <= ${moment} and (a.ends_at is null or a.ends_at > ${moment}) and (
    a.segment is null or exists (
      select from player_segments g where g.player_id = ${player}::uuid and g.segment = a.segment))`

export const ACTIVITY_COLUMNS = `a.id, a.key, a.type, a.texts, a.image_url as "imageUrl", a.video_url as "videoUrl",
  a.external_link as "externalLink", a.amount, a.cap, a.cap_period as "capPeriod", a.visibility_web as "visibilityWeb",
  a.terms_required as "termsRequired", a.terms_link as "termsLink", a.navigate_to as "navigateTo",
  a.extra_data as "extraData", c.campaigns, t.taken, $2::uuid as "playerId",
  ${isOpenTo('$2', '$1')} as "isAvailable"`

const IS_RUNNING = 'b.starts_at <= $1 and b.ends_at > $1'

export const ACTIVITY_SOURCE = `activities a
  left join lateral (
    select coalesce(json_agg(json_build_object('id', b.id, 'texts', b.texts, 'bonusAmount', b.bonus_amount,
      'startsAt', b.starts_at, 'endsAt', b.ends_at) order by b.id), '[]') as campaigns
    from bonus_campaigns b where b.activity_id = a.id and ${IS_RUNNING}
  ) c on true
  left join lateral (
    select count(*)::int as taken from activity_credits d
    where d.player_id = $2::uuid and d.activity_key = a.key
      and d.period = case a.cap_period when 'day' then $3 when 'month' then $4 else '' end
  ) t on true`

const BONUS = {
  name: 'activities.bonus',
  text: `select coalesce(sum(b.bonus_amount), 0)::int as bonus from activities a
    join bonus_campaigns b on b.activity_id = a.id where a.key = $2 and ${IS_RUNNING}`,
}

/** The bonus of running campaigns for a credit by the club itself. */
export const findBonus = async (
  statements: Statements,
  key: CreditedActivityKey,
  now: Date,
): Promise<number> => {
  const [row] = await statements.statement<{ bonus: number }>({ ...BONUS, values: [now, key] })
  return row?.bonus ?? 0
}

/** The bonus of running campaigns. */
export const bonusOf = ({ campaigns }: Pick<ActivityRow, 'campaigns'>): number =>
  campaigns.reduce((sum, { bonusAmount }) => sum + bonusAmount, 0)

export const capOf = ({ cap, taken }: Pick<ActivityRow, 'cap' | 'taken'>): Activity['frequencyCap'] => {
  if (cap === null) return null
  const remaining = Math.max(0, cap - taken)
  return { limitReached: remaining === 0, remaining, count: taken }
}

export const asCampaign = (row: CampaignRow, locale: Locale): Activity['bonusCampaigns'][number] => ({
  id: row.id,
  ...row.texts[locale],
  bonusAmount: row.bonusAmount,
  start: new Date(row.startsAt).toISOString(),
  end: new Date(row.endsAt).toISOString(),
})

export const asActivity = (row: ActivityRow, locale: Locale): Activity => ({
  id: row.id,
  key: row.key,
  type: row.type,
  ...row.texts[locale],
  imageUrl: row.imageUrl,
  videoUrl: row.videoUrl,
  externalLink: row.externalLink,
  amount: row.amount,
  bonusAmount: bonusOf(row),
  bonusCampaigns: row.campaigns.map(campaign => asCampaign(campaign, locale)),
  termsRequired: row.termsRequired,
  termsLink: row.termsLink,
  visibilityWeb: row.visibilityWeb,
  navigateTo: row.navigateTo,
  frequencyCap: row.playerId === null ? null : capOf(row),
  extraData: Object.entries(row.extraData).map(([key, value]) => ({ key, value })),
})
