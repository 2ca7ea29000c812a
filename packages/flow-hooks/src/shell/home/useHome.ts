'use client'

import type { AnswerOf, getProgressivePromotions } from '@players-club/api-client'
import {
  activityPath,
  HOME_TILES_SHOWN,
  isOffered,
  PROGRESSIVE_PRIZE_REFRESH_MS,
  type Activity,
  type Advertisement,
  type InformationTileSummary,
  type Promotion,
  type Reward,
} from '@players-club/domain-models'
import { useSession } from '../../club/session/useSession.ts'
import { usePolling } from '../../club/query/usePolling.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useSettings } from '../../club/useClub.ts'
import { useNow } from '../../club/useNow.ts'
import { useRefreshOnNewDay } from '../../club/useRefreshOnNewDay.ts'
import { useFeatureFlag, useOpenAddresses } from '../../club/featureFlags/useFeatureFlags.ts'
import { homeQuestions } from './homeQuestions.ts'

/** What `useHome` returns: the sections of the home page. */
export type Home = {
  /**
   * Undefined while a section is loading. Nothing of a section that is switched off, that is empty, or that failed to
   * load; nothing that is over or leads to a closed page.
   */
  readonly advertisements: readonly Advertisement[] | undefined
  readonly rewards: readonly Reward[] | undefined
  readonly activities: readonly Activity[] | undefined
  readonly draws:
    | {
        readonly progressive: readonly Promotion[]
        readonly secondChance: readonly Promotion[]
        readonly featured: readonly Reward[]
      }
    | undefined
  readonly tiles: readonly InformationTileSummary[] | undefined
  readonly now: Date
}

const untilNoneGrows = (latest?: AnswerOf<typeof getProgressivePromotions>) =>
  latest?.content.length === 0 ? 0 : PROGRESSIVE_PRIZE_REFRESH_MS

/** Undefined while a list is loading; empty where none will come. */
const contentOf = <T>({ data, loading, error }: Query<{ readonly content: readonly T[] }>) =>
  data?.content ?? (loading && !error ? undefined : [])

/** The lists that are known; undefined while none of them has a draw and one is loading. */
function drawsOf({
  progressive,
  secondChance,
  featured,
}: Partial<NonNullable<Home['draws']>>): Home['draws'] {
  const lists = [progressive, secondChance, featured]
  if (lists.includes(undefined) && !lists.some(list => list?.length)) return undefined
  return { progressive: progressive ?? [], secondChance: secondChance ?? [], featured: featured ?? [] }
}

/** What the sections of the home page show. */
export function useHome(): Home {
  const settings = useSettings()
  const hasInformation = useFeatureFlag('INFORMATION_ONLY_V1')
  const isOpen = useOpenAddresses()
  const { isSignedIn } = useSession()
  const from = isSignedIn ? 'player' : 'guest'
  const { homeCounts: counts } = settings
  const { banner, information, rewards, activities, featuredDraws, secondChance, progressive } =
    homeQuestions(counts)

  const advertisements = useQuery(banner.endpoint, settings.homeBanner ? banner.input : null)
  const tiles = useQuery(information.endpoint, hasInformation ? information.input : null)
  const shownRewards = useQuery(rewards[from], settings.homeRewards ? rewards.input : null)
  const ways = useQuery(activities[from], settings.homeActivities ? activities.input : null)
  const featured = useQuery(featuredDraws[from], settings.homeDraws ? featuredDraws.input : null)
  const chances = useQuery(secondChance.endpoint, settings.homeDraws ? secondChance.input : null)
  const growing = useQuery(
    progressive.endpoint,
    settings.homeDraws ? progressive.input : null,
    usePolling(untilNoneGrows),
  )

  // What may be earned or redeemed per day begins again.
  useRefreshOnNewDay(() => Promise.all([shownRewards, ways, featured].map(part => part.refresh())))

  const now = useNow()
  const offered = (reward: Reward) => isOffered(reward, now)

  return {
    advertisements: contentOf(advertisements)?.filter(({ buttonUrl }) => isOpen(buttonUrl)),
    rewards: contentOf(shownRewards)?.filter(offered).slice(0, counts.rewards),
    activities: contentOf(ways)
      ?.filter(activity => isOpen(activityPath(activity)))
      .slice(0, counts.activities),
    draws: drawsOf({
      progressive: contentOf(growing)?.slice(0, counts.progressiveDraws),
      secondChance: contentOf(chances)?.slice(0, counts.draws),
      featured: contentOf(featured)?.filter(offered).slice(0, counts.featuredDraws),
    }),
    tiles: contentOf(tiles)?.slice(0, HOME_TILES_SHOWN),
    now,
  }
}
