'use client'

import { clientHeaders, sendFeedback, type ErrorMessage } from '@players-club/api-client'
import {
  FEEDBACK_REDIRECT_MS,
  feedbackBody,
  feedbackSender,
  MESSAGE_TIMEOUTS,
  type Device,
  type FeedbackField,
  type FeedbackValues,
} from '@players-club/domain-models'
import type { FeedbackErrors } from '@players-club/forms-validation'
import { useEffect } from 'react'
import { solveCaptcha } from '../../club/captcha.ts'
import { useSession } from '../../club/session/useSession.ts'
import type { ClubPorts } from '../../club/ClubPorts.ts'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { canSend, errorsOf, feedbackDraft, feedbackMachine } from './feedback.machine.ts'

/** What `useFeedback` returns: the form, its errors, the progress of sending it, and the verbs. */
export type Feedback = {
  readonly values: FeedbackValues
  /** The fields that the account fills. */
  readonly locked: readonly FeedbackField[]
  /** What may be said at the fields: about those that were touched, and what the server found. */
  readonly errors: FeedbackErrors
  readonly progress: 'proving' | 'sending' | null
  /** Why the last try failed, where that says more than that it did. */
  readonly reason: ErrorMessage | null
  readonly canSend: boolean
  readonly isSent: boolean
  change(change: Partial<FeedbackValues>): void
  leave(field: FeedbackField): void
  submit(): void
}

/** A message to the support team. */
export function useFeedback(): Feedback {
  const club = useClub()
  const { api, clock, messages, navigator, paths, agent } = club
  const { account } = useSession()
  const [state, send] = useMachine(
    feedbackMachine(feedbackSender(account)),
    (effect, run) => {
      const { signal } = run
      switch (effect.type) {
        case 'prove': {
          const solved = solveCaptcha(club, 'CONTACT_US', signal)
          const failed = (error: unknown) => ({ type: 'captcha-failed', error }) as const
          return run.sendResult(solved, token => ({ type: 'captcha-solved', token }), failed)
        }
        case 'send': {
          const { message, ...rest } = effect.values
          const body = { ...rest, body: feedbackBody(message, deviceOf(agent)), recaptcha: effect.token }
          const failed = (error: unknown) => ({ type: 'send-failed', error }) as const
          return run.sendResult(
            api.call(sendFeedback, { body }, { signal }),
            () => ({ type: 'sent' }),
            failed,
          )
        }
        case 'showMessage': {
          const { key } = effect
          return key === 'feedback.sent'
            ? messages.raise({ type: 'success', key, timeout: MESSAGE_TIMEOUTS.medium })
            : messages.raise({ type: 'error', key, timeout: MESSAGE_TIMEOUTS.long })
        }
        case 'waitToGo':
          return after(clock, FEEDBACK_REDIRECT_MS, signal, () => run.send({ type: 'time-came' }))
        case 'goHome':
          return navigator.go(paths.home, { onFailure: () => run.send({ type: 'navigation-failed' }) })
      }
    },
    { draft: feedbackDraft },
  )
  useEffect(() => send({ type: 'sender-known', sender: feedbackSender(account) }), [account, send])

  const said = Object.entries(errorsOf(state)).filter(
    ([field]) => state.touched.some(touched => touched === field) || field in state.refused,
  )
  return useStableVerbs({
    values: state.values,
    // Object.keys forgets the keys; they are the fields of the sender.
    locked: Object.keys(state.sender) as FeedbackField[],
    errors: Object.fromEntries(said),
    progress: state.at === 'proving' || state.at === 'sending' ? state.at : null,
    reason: state.reason,
    canSend: canSend(state),
    isSent: state.at === 'sent',
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field }),
    submit: () => send({ type: 'submitted' }),
  })
}

function deviceOf(agent: ClubPorts['agent']): Device {
  const headers = clientHeaders('web', agent())
  return { browser: headers['X-Client-Browser'], system: headers['X-Client-OS'] }
}
