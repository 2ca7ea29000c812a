'use client'

import { creditLoungeActivity, getLoungeActivities } from '@players-club/api-client'
import {
  bonusDismissal,
  DAILY_BONUS_KEY,
  MESSAGE_TIMEOUTS,
  lotteryDay,
  showsBonus,
  type BonusDismissal,
  type CalendarDay,
} from '@players-club/domain-models'
import { useEffect, useState } from 'react'
import { activityRefusal } from '../../activities/activityRefusal.ts'
import { useSession } from '../../club/session/useSession.ts'
import { useAction } from '../../club/action/useAction.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useRefreshOnNewDay } from '../../club/useRefreshOnNewDay.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { readStoredJson, storeJson } from '../../club/storedJson.ts'
import { useUserTokens } from '../useUserTokens.ts'

const KEPT = 'players-club.daily-bonus'

/** What `useDailyBonus` returns: whether the bonus is offered now, and the verbs that answer. */
export type DailyBonusOffer = {
  /** Whether it is offered now. */
  readonly isShown: boolean
  /** It may be offered in a moment: its place is kept. */
  readonly isPending: boolean
  /** Free tokens. */
  readonly amount: number
  readonly isClaiming: boolean
  claim(): void
  /** Not today. */
  dismiss(): void
}

/** The free tokens of the day, while they are available and not dismissed. */
export function useDailyBonus(): DailyBonusOffer {
  const { api, clock, confetti, messages, playerStorage, lottery } = useClub()
  const { zone } = lottery
  const { isSignedIn } = useSession()
  const activities = useQuery(getLoungeActivities, {})
  const tokens = useUserTokens()
  const bonus = activities.data?.content.find(({ key }) => key === DAILY_BONUS_KEY)
  const amount = bonus?.amount ?? 0
  const { refresh: refreshOffer } = activities
  // What was claimed on the day before is on offer again.
  const day = useRefreshOnNewDay(refreshOffer)
  /** The offer that was claimed: it is not shown again that day while its successor is loading, or if loading it fails. */
  const [claimed, setClaimed] = useState<{ bonus: typeof bonus; day: CalendarDay } | null>(null)

  const refresh = () => void Promise.all([refreshOffer(), tokens.refresh()])

  const action = useAction({
    call: (_, options) => api.call(creditLoungeActivity, { params: { key: DAILY_BONUS_KEY } }, options),
    onDone() {
      action.reset()
      setClaimed({ bonus, day })
      confetti.celebrate()
      messages.raise({
        type: 'success',
        key: 'lounge.bonus.claimed',
        params: { amount },
        timeout: MESSAGE_TIMEOUTS.medium,
      })
      refresh()
    },
    toMessage: activityRefusal,
    onFailed(error, isRefusal, show) {
      show(error)
      if (isRefusal) refresh()
    },
  })

  // What the browser keeps is not known where the server renders: until it is, nothing is offered.
  const [dismissal, setDismissal] = useState<BonusDismissal | null | undefined>(undefined)
  useEffect(() => {
    const read = () => setDismissal(readStoredJson(playerStorage.local, KEPT, bonusDismissal))
    read()
    return playerStorage.local.subscribe(read)
  }, [playerStorage])

  const isOffered =
    !(claimed?.day === day && claimed.bonus === bonus) &&
    showsBonus({ isSignedIn, bonus, dismissal: dismissal ?? null, now: clock.now(), zone })
  return useStableVerbs({
    isShown: isOffered && dismissal !== undefined,
    isPending: isOffered && dismissal === undefined,
    amount,
    isClaiming: action.state.at === 'pending',
    claim: () => action.submit(),
    dismiss() {
      const dismissed = { dismissed: true, dateDismissed: lotteryDay(clock.now(), zone) }
      storeJson(playerStorage.local, KEPT, dismissed)
      setDismissal(dismissed)
    },
  })
}
