import type { Locale, Recommendation } from '@players-club/domain-models'
import type { Texts } from '../kernel/columns.ts'
import type { Activities } from '../activities/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { REMAINING } from '../rewards/stocks.ts'

export interface RecommendationFilter {
  publishedState: string
  tag: string
  /** Only those that began by then; future ones are never listed. */
  startUntil: string
}

interface Row extends Pick<Recommendation, 'id' | 'imageUrl' | 'redirectUrl' | 'recommendationType'> {
  texts: Texts<'title' | 'description'>
  start: Date
  end: Date | null
  activityKey: string | null
  rewardType: string | null
  codesRemaining: number | null
}

const FEATURED = {
  name: 'shell.recommendations',
  text: `select n.id, n.texts, n.image_url as "imageUrl", n.redirect_url as "redirectUrl",
      n.recommendation_type as "recommendationType", n.starts_at as start, n.ends_at as "end",
      n.activity_key as "activityKey", r.type as "rewardType", ${REMAINING} as "codesRemaining"
    from recommendations n left join rewards r on r.id = n.reward_id
    where n.published_state = $1 and n.tag = $2 and n.starts_at <= $3 order by n.id`,
}

interface RecommendationsDeps extends ServiceDeps {
  activities: Pick<Activities, 'findActivitiesAtCap'>
}

export const createRecommendations = ({ database, clock, activities }: RecommendationsDeps) => ({
  /** With the state of the activity or reward, by which a client hides what is no longer available to the visitor. */
  async list(
    { publishedState, tag, startUntil }: RecommendationFilter,
    locale: Locale,
    playerId: string | null,
  ): Promise<Recommendation[]> {
    const until = new Date(Math.min(Date.parse(startUntil), clock.now().getTime()))
    const [rows, reached] = await Promise.all([
      database.statement<Row>({ ...FEATURED, values: [publishedState, tag, until] }),
      playerId === null ? new Set<string>() : activities.findActivitiesAtCap(playerId),
    ])
    return rows.map(row => asRecommendation(row, locale, reached))
  },
})

export type Recommendations = ReturnType<typeof createRecommendations>

function asRecommendation(row: Row, locale: Locale, reached: ReadonlySet<string>): Recommendation {
  const { id, texts, start, end, activityKey, rewardType, codesRemaining, ...shown } = row
  return {
    id,
    ...texts[locale],
    ...shown,
    start: start.toISOString(),
    end: end && end.toISOString(),
    ...(activityKey !== null && {
      activity: { frequencyCap: { limitReached: reached.has(activityKey) } },
    }),
    ...(rewardType !== null && {
      reward: { rewardType, ...(codesRemaining !== null && { codesRemaining }) },
    }),
  }
}
