'use client'

import { creditActivity } from '@players-club/api-client'
import { earnsPoints, MESSAGE_TIMEOUTS, type ActivityCredit } from '@players-club/domain-models'
import type { ActionState } from '../../club/action/action.machine.ts'
import { useAction } from '../../club/action/useAction.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { activityRefusal } from '../activityRefusal.ts'
import { useActivity, type ActivityPage } from '../useActivity.ts'

/** What `useViewLink` returns: the activity, and the state of the request that credits it. */
export type ViewLink = ActivityPage & {
  /** The request of the credit. Failed means that its outcome is unknown. */
  readonly state: ActionState<string, ActivityCredit>
  /** The link is being opened; its points are asked for. */
  view(): void
  retry(): void
}

/** A link activity: opening its page earns points. */
export function useViewLink(activityId: string): ViewLink {
  const { api, messages } = useClub()
  const page = useActivity(activityId)
  const balance = usePointsBalance()
  const refresh = () => void Promise.all([balance.refresh(), page.refresh()])
  // A link without points has nothing to credit.
  const key = page.activity && earnsPoints(page.activity) ? page.activity.key : undefined

  const { state, submit, confirm, cancel } = useAction({
    key: activityId,
    call: (activityKey: string, options) =>
      api.call(creditActivity, { params: { key: activityKey } }, options),
    toMessage: activityRefusal,
    onDone({ points }) {
      messages.raise({
        type: 'success',
        key: 'activities.earned',
        params: { points },
        timeout: MESSAGE_TIMEOUTS.medium,
      })
      refresh()
    },
    onFailed(error, isRefusal, show) {
      if (!isRefusal) return
      cancel()
      show(error)
      refresh()
    },
  })

  return useStableVerbs({
    ...page,
    state,
    view() {
      if (state.at === 'done') cancel()
      if (key !== undefined) submit(key)
    },
    retry: confirm,
  })
}
