import { creditActivity } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { activityRefusal } from '../activityRefusal.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { useActivity, type ActivityPage } from '../useActivity.ts'
import { viewLinkMachine, type ViewLinkState } from './viewLink.machine.ts'

export type ViewLink = ActivityPage & {
  readonly state: ViewLinkState
  /** The link is being opened; its points are asked for. */
  view(): void
  retry(): void
}

/** A link activity: opening its page earns points. */
export function useViewLink(activityId: string): ViewLink {
  const { api, id, messages } = useClub()
  const page = useActivity(activityId)
  const balance = usePointsBalance()
  const key = page.activity?.key

  const [state, send] = useMachine(viewLinkMachine, (effect, { signal, tell }) => {
    switch (effect.type) {
      case 'credit': {
        if (key === undefined) return
        const options = { signal, idempotencyKey: effect.key }
        return tell(
          api.call(creditActivity, { params: { key } }, options),
          credit => ({ type: 'credited', credit }),
          error => ({
            type: 'credit-failed',
            message: activityRefusal(error),
            isRefusal: isRefusal(error),
          }),
        )
      }
      case 'tellCredit':
        return messages.raise({
          type: 'success',
          key: 'activities.earned',
          params: { points: effect.points },
          timeout: MESSAGE_TIMEOUTS.medium,
        })
      case 'tellFailure':
        return messages.raise({ type: 'error', ...effect.message, timeout: MESSAGE_TIMEOUTS.long })
      case 'refresh':
        void Promise.all([balance.refresh(), page.refresh()])
    }
  })

  return {
    ...page,
    state,
    view: () => send({ type: 'viewed', key: id() }),
    retry: () => send({ type: 'retried' }),
  }
}
