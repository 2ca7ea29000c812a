import {
  CREDIT_TERMS,
  CREDITED_ACTIVITIES,
  type Activity,
  type ActivityStatus,
  type BonusCampaign,
  type CreditedActivityKey,
  type Locale,
  type UploadContent,
} from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { CAP_PERIODS, type CapPeriod } from './activities.tables.ts'
import {
  ACTIVITY_COLUMNS,
  ACTIVITY_SOURCE,
  activityValues,
  asActivity,
  asCampaign,
  bonusOf,
  findBonus,
  capPeriodKey,
  isOpenTo,
  type ActivityRow,
  type CampaignRow,
} from './activityRow.ts'
import { requireActivity, type WantedActivity } from './requireActivity.ts'

export interface ActivitiesQuery {
  size: number
  featured?: 'true'
  bonus?: 'true'
}

/** The reader of the activities. */
export interface Reader {
  locale: Locale
  playerId: string | null
}

/** What an activity earns. */
export interface ActivityPrize {
  activityId: number
  prizeType: 'LOYALTY_POINTS' | 'BONUS_CAMPAIGN'
  amount: number
  bonusAmount: number
}

const LIST = {
  name: 'activities.list',
  text: `select * from (select ${ACTIVITY_COLUMNS}, a.featured, a.position from ${ACTIVITY_SOURCE} where a.position > 0) l
    where l."isAvailable" and (l.featured or not $5::boolean)
      and (json_array_length(l.campaigns) > 0 or not $6::boolean) and (l.cap is not null or not $7::boolean)
    order by l.featured desc, l.position, l.id limit $8`,
}

const CAMPAIGN = {
  name: 'activities.campaign',
  text: `select id, texts, bonus_amount as "bonusAmount", starts_at as "startsAt", ends_at as "endsAt"
    from bonus_campaigns where id = $1 and starts_at <= $2 and ends_at > $2`,
}

const PRIZE = {
  name: 'activities.prize',
  text: `select ${ACTIVITY_COLUMNS} from ${ACTIVITY_SOURCE}
    where a.extra_data @> jsonb_build_object($5::text, $6::text) and ${isOpenTo('$2', '$1')}
    order by a.position limit 1`,
}

const CONTENT = {
  name: 'activities.content',
  text: 'select id, content from activities where key = $1 and content is not null',
}

const TAKEN = {
  name: 'activities.taken',
  text: `select d.activity_key as "activityKey", d.period, count(*)::int as taken, max(d.points)::int as earned, a.cap,
      a.cap_period as "capPeriod"
    from activity_credits d left join activities a on a.key = d.activity_key
    where d.player_id = $1 and d.period = any($2) group by d.activity_key, d.period, a.cap, a.cap_period`,
}

/** What a player has earned from an activity in a period; no cap when the club's own credits define it. */
interface Taken {
  activityKey: string
  period: string
  taken: number
  earned: number
  cap: number | null
  capPeriod: CapPeriod | null
}

const isCredited = (key: string): key is CreditedActivityKey => CREDITED_ACTIVITIES.some(one => one === key)

const capTermsOf = ({ activityKey: key, cap, capPeriod: period }: Taken) =>
  isCredited(key) ? CREDIT_TERMS[key] : { cap: cap ?? Infinity, period: period ?? 'ever' }

const notFound = () => new Refusal('activities.notFound')

/** The activities that earn points, for guests and for players. */
export const createActivities = ({ database, clock }: ServiceDeps) => {
  /** What the player has earned from each activity that has reached its cap. */
  const findEarned = async (playerId: string): Promise<ReadonlyMap<string, number>> => {
    const now = clock.now()
    const spans = CAP_PERIODS.map(period => capPeriodKey(period, now, database.zone))
    const rows = await database.statement<Taken>({ ...TAKEN, values: [playerId, spans] })
    const isReached = (row: Taken) => {
      const { cap, period } = capTermsOf(row)
      return row.period === capPeriodKey(period, now, database.zone) && row.taken >= cap
    }
    return new Map(rows.filter(isReached).map(row => [row.activityKey, row.earned]))
  }

  const list = async (
    { size, featured, bonus }: ActivitiesQuery,
    { locale, playerId }: Reader,
    isCapped = false,
  ): Promise<Activity[]> => {
    const wanted = [featured !== undefined, bonus !== undefined, isCapped, size]
    const values = [...activityValues(clock.now(), playerId, database.zone), ...wanted]
    const rows = await database.statement<ActivityRow>({ ...LIST, values })
    return rows.map(row => asActivity(row, locale))
  }

  return {
    findActivitiesAtCap: async (playerId: string): Promise<ReadonlySet<string>> =>
      new Set((await findEarned(playerId)).keys()),

    listActivities: (query: ActivitiesQuery, reader: Reader) => list(query, reader),
    listCappedActivities: (query: ActivitiesQuery, reader: Reader) => list(query, reader, true),

    async getActivity(wanted: WantedActivity, { locale, playerId }: Reader): Promise<Activity> {
      return asActivity(await requireActivity(database, wanted, { playerId, now: clock.now() }), locale)
    },

    async getActivityStatus(playerId: string, key: CreditedActivityKey): Promise<ActivityStatus> {
      // An earned amount stays fixed, whatever campaigns come later.
      const earned = (await findEarned(playerId)).get(key)
      if (earned !== undefined) return { key, points: earned, limitReached: true }
      const bonus = await findBonus(database, key, clock.now())
      return { key, points: CREDIT_TERMS[key].points + bonus, limitReached: false }
    },

    async getBonusCampaign(id: number, locale: Locale): Promise<BonusCampaign> {
      const [row] = await database.statement<CampaignRow>({ ...CAMPAIGN, values: [id, clock.now()] })
      if (!row) throw notFound()
      return asCampaign(row, locale)
    },

    async getActivityPrize(key: string, value: string): Promise<ActivityPrize> {
      const values = [...activityValues(clock.now(), null, database.zone), key, value]
      const [row] = await database.statement<ActivityRow>({ ...PRIZE, values })
      if (!row) throw notFound()
      const bonusAmount = bonusOf(row)
      const prizeType = bonusAmount > 0 ? 'BONUS_CAMPAIGN' : 'LOYALTY_POINTS'
      return { activityId: row.id, prizeType, amount: row.amount, bonusAmount }
    },

    async getContent(key: string): Promise<UploadContent> {
      const [row] = await database.statement<{ id: number; content: Omit<UploadContent, 'id'> }>({
        ...CONTENT,
        values: [key],
      })
      if (!row) throw notFound()
      return { id: row.id, ...row.content }
    },
  }
}

export type Activities = ReturnType<typeof createActivities>
