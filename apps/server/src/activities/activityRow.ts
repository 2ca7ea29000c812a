import {
  lotteryDay,
  type Activity,
  type ActivityType,
  type CreditedActivity,
  type Locale,
} from '@players-club/domain-models'
import type { Statement } from '../kernel/database/index.ts'
import type { ActivityTexts, CapPeriod } from './activities.tables.ts'

export interface CampaignRow {
  id: number
  texts: Record<Locale, { name: string; description: string }>
  bonus_amount: number
  starts_at: string | Date
  ends_at: string | Date
}

/** An activity with its running campaigns and the player's credits, as every query of this row reads it. */
export interface ActivityRow {
  id: number
  key: string
  type: ActivityType
  texts: Record<Locale, ActivityTexts>
  image_url: string
  video_url: string | null
  external_link: string | null
  amount: number
  cap: number | null
  cap_period: CapPeriod
  visibility_web: boolean
  terms_required: boolean
  terms_link: string | null
  navigate_to: string | null
  extra_data: Record<string, string>
  campaigns: CampaignRow[]
  taken: number
  /** Null for a guest. */
  player_id: string | null
  is_available: boolean
}

/** The period of a moment that a cap counts by. */
export const spanOf = (period: CapPeriod, now: Date): string => {
  const day = lotteryDay(now)
  return { day, month: day.slice(0, 7), ever: '' }[period]
}

/** The first values of every activity query: the moment, the player or null, and the periods of the moment. */
export const activityValues = (now: Date, playerId: string | null) => [
  now,
  playerId,
  spanOf('day', now),
  spanOf('month', now),
]

export const ACTIVITY_COLUMNS = `a.id, a.key, a.type, a.texts, a.image_url, a.video_url, a.external_link, a.amount, a.cap,
  a.cap_period, a.visibility_web, a.terms_required, a.terms_link, a.navigate_to, a.extra_data, c.campaigns, t.taken,
  $2::uuid as player_id,
  a.visibility_web and a.starts_at <= $1 and (a.ends_at is null or a.ends_at > $1) and (a.segment is null or exists (
    select from player_segments g where g.player_id = $2::uuid and g.segment = a.segment)) as is_available`

const IS_RUNNING = 'b.starts_at <= $1 and b.ends_at > $1'

export const ACTIVITY_SOURCE = `activities a
  left join lateral (
    select coalesce(json_agg(json_build_object('id', b.id, 'texts', b.texts, 'bonus_amount', b.bonus_amount,
      'starts_at', b.starts_at, 'ends_at', b.ends_at) order by b.id), '[]') as campaigns
    from bonus_campaigns b where b.activity_id = a.id and ${IS_RUNNING}
  ) c on true
  left join lateral (
    select count(*)::int as taken from activity_credits d
    where d.player_id = $2::uuid and d.activity_key = a.key
      and d.period = case a.cap_period when 'day' then $3 when 'month' then $4 else '' end
  ) t on true`

/** Reads the bonus of running campaigns for a credit by the club itself. */
export const bonusStatement = (key: CreditedActivity, now: Date): Statement => ({
  name: 'activities.bonus',
  text: `select coalesce(sum(b.bonus_amount), 0)::int as bonus from activities a
    join bonus_campaigns b on b.activity_id = a.id where a.key = $2 and ${IS_RUNNING}`,
  values: [now, key],
})

export type BonusRow = { bonus: number }

/** The bonus of running campaigns. */
export const bonusOf = ({ campaigns }: Pick<ActivityRow, 'campaigns'>): number =>
  campaigns.reduce((sum, { bonus_amount: amount }) => sum + amount, 0)

export const capOf = ({ cap, taken }: Pick<ActivityRow, 'cap' | 'taken'>): Activity['frequencyCap'] => {
  if (cap === null) return null
  const remaining = Math.max(0, cap - taken)
  return { limitReached: remaining === 0, remaining, count: taken }
}

export const asCampaign = (row: CampaignRow, locale: Locale): Activity['bonusCampaigns'][number] => ({
  id: row.id,
  ...row.texts[locale],
  bonusAmount: row.bonus_amount,
  start: new Date(row.starts_at).toISOString(),
  end: new Date(row.ends_at).toISOString(),
})

export const asActivity = (row: ActivityRow, locale: Locale): Activity => ({
  id: row.id,
  key: row.key,
  type: row.type,
  ...row.texts[locale],
  imageUrl: row.image_url,
  videoUrl: row.video_url,
  externalLink: row.external_link,
  amount: row.amount,
  bonusAmount: bonusOf(row),
  bonusCampaigns: row.campaigns.map(campaign => asCampaign(campaign, locale)),
  termsRequired: row.terms_required,
  termsLink: row.terms_link,
  visibilityWeb: row.visibility_web,
  navigateTo: row.navigate_to,
  frequencyCap: row.player_id === null ? null : capOf(row),
  extraData: Object.entries(row.extra_data).map(([key, value]) => ({ key, value })),
})
