'use client'

import { MESSAGE_TIMEOUTS, openQuestions } from '@players-club/domain-models'
import { useEffect } from 'react'
import { isPlayer } from '../../club/session/Session.ts'
import { useSession } from '../../club/session/useSession.ts'
import { signInPath } from '../../club/ClubPaths.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import {
  isAnsweredBefore,
  isOpenToAnswers,
  isUnsent,
  questionnaireDraft,
  questionnaireMachine,
} from './questionnaire.machine.ts'
import type { Questionnaire, QuestionnaireOptions } from './Questionnaire.ts'
import { refusalIn, submissionRefusal } from './submissionRefusal.ts'
import { submitAnswers } from './submitAnswers.ts'
import { useSurvey } from './useSurvey.ts'

/** Questions of the lottery, and sending what they were answered. */
export function useQuestionnaire({ page, surveyKey, onEarned }: QuestionnaireOptions): Questionnaire {
  const { api, confetti, id, navigator, paths, session } = useClub()
  const { isSignedIn } = useSession()
  const failure = useFailureMessage()
  const balance = usePointsBalance()

  const { first, error, reload } = useSurvey(page, surveyKey)
  const machine = questionnaireMachine(page, first)
  const [state, send] = useMachine(
    machine,
    (effect, { signal, sendResult, send: sendAlive }) => {
      switch (effect.type) {
        case 'open':
          return sendAlive({ type: 'opened', key: id() })
        case 'submit': {
          failure.withdraw()
          const { call, sent } = submitAnswers(api, page, effect, signal)
          return sendResult(
            sent,
            result => {
              const message = refusalIn(result, page, call)
              return message
                ? { type: 'refused', message, isOutcomeUnknown: false }
                : { type: 'answered', result }
            },
            error => ({
              type: 'refused',
              message: submissionRefusal(error, page),
              isOutcomeUnknown: !isRefusal(error, effect.isRetry),
            }),
          )
        }
        case 'signIn':
          return navigator.go(signInPath(paths, navigator.location().pathname))
        case 'showMessage': {
          const isError = effect.kind === 'error'
          const timeout = isError ? MESSAGE_TIMEOUTS.long : MESSAGE_TIMEOUTS.medium
          return failure.show({ type: effect.kind, ...effect.message, timeout })
        }
        case 'celebrate':
          return confetti.celebrate()
        case 'reload':
          void reload()
          onEarned()
          return void balance.refresh()
      }
    },
    { draft: questionnaireDraft(surveyKey), key: `${page} ${surveyKey}` },
  )
  useEffect(() => {
    if (first) send({ type: 'loaded', ...first })
  }, [first, send])

  const isLeaving = state.at === 'leaving'
  useEffect(() => {
    // Only now, when the page knows that there is nothing left to lose.
    if (isLeaving) navigator.go(paths.earn, { onFailure: () => send({ type: 'navigation-failed' }) })
  }, [isLeaving, navigator, paths, send])

  const isKnown = state.at !== 'loading'
  return useStableVerbs({
    state,
    loadError: error,
    isSignedIn,
    answered: isKnown && isAnsweredBefore(state),
    isOpen: isKnown && isOpenToAnswers(state),
    isUnsent: isUnsent(state),
    unanswered: isKnown ? openQuestions(state.survey, state.given) : [],
    reload,
    change: (questionId, answer) => send({ type: 'changed', questionId, answer }),
    submit: () => send({ type: 'submitted', isSignedIn: isPlayer(session.getState()) }),
    close: () => send({ type: 'closed' }),
    discard: () => send({ type: 'discarded' }),
  })
}
