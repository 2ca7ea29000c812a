import type { Locale, Recommendation } from '@players-club/domain-models'
import type { Activities } from '../activities/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { REMAINING } from '../rewards/stocks.ts'

export interface RecommendationFilter {
  publishedState: string
  tag: string
  /** Only those that began by then; future ones are never listed. */
  startUntil: string
}

interface Row {
  id: number
  texts: Record<Locale, { title: string; description: string }>
  image_url: string
  redirect_url: string
  recommendation_type: string
  starts_at: Date
  ends_at: Date | null
  activity_key: string | null
  reward_type: string | null
  codes_remaining: number | null
}

const FEATURED = {
  name: 'shell.recommendations',
  text: `select n.id, n.texts, n.image_url, n.redirect_url, n.recommendation_type, n.starts_at, n.ends_at, n.activity_key,
      r.type as reward_type, ${REMAINING} as codes_remaining
    from recommendations n left join rewards r on r.id = n.reward_id
    where n.published_state = $1 and n.tag = $2 and n.starts_at <= $3 order by n.id`,
}

export interface RecommendationsDeps extends ServiceDeps {
  activities: Pick<Activities, 'findReached'>
}

export const createRecommendations = ({ database, clock, activities }: RecommendationsDeps) => ({
  /** With the state of the activity or reward, by which a client hides what is no longer available to the visitor. */
  async getRecommendations(
    { publishedState, tag, startUntil }: RecommendationFilter,
    locale: Locale,
    playerId: string | null,
  ): Promise<Recommendation[]> {
    const until = new Date(Math.min(Date.parse(startUntil), clock.now().getTime()))
    const [rows, reached] = await Promise.all([
      database.statement<Row>({ ...FEATURED, values: [publishedState, tag, until] }),
      playerId === null ? new Set<string>() : activities.findReached(playerId),
    ])
    return rows.map(row => asRecommendation(row, locale, reached))
  },
})

export type Recommendations = ReturnType<typeof createRecommendations>

function asRecommendation(row: Row, locale: Locale, reached: ReadonlySet<string>): Recommendation {
  const { activity_key: activityKey, reward_type: rewardType, codes_remaining: codesRemaining } = row
  return {
    id: row.id,
    ...row.texts[locale],
    imageUrl: row.image_url,
    redirectUrl: row.redirect_url,
    recommendationType: row.recommendation_type,
    start: new Date(row.starts_at).toISOString(),
    end: row.ends_at && new Date(row.ends_at).toISOString(),
    ...(activityKey !== null && {
      activity: { frequencyCap: { limitReached: reached.has(activityKey) } },
    }),
    ...(rewardType !== null && {
      reward: { rewardType, ...(codesRemaining !== null && { codesRemaining }) },
    }),
  }
}
