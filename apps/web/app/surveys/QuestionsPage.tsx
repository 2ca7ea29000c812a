import { extraOf, type Activity } from '@players-club/domain-models'
import { useActivity } from '@players-club/flow-hooks/activities'
import { useQuestionnaire, type QuestionnairePage } from '@players-club/flow-hooks/surveys'
import { ActivityFrame } from '@players-club/ui/activities/ActivityFrame'
import { QuestionnaireView } from '@players-club/ui/surveys/QuestionnaireView'
import { ActivityHead } from '../activities/ActivityHead.tsx'
import { QuestionsDialogs } from './QuestionsDialogs.tsx'

/** The page of a survey, poll or quiz. */
export function QuestionsPage({ page, activityId }: { page: QuestionnairePage; activityId: string }) {
  const { activity, ...query } = useActivity(activityId)
  const questions = activity && <Questions page={page} activity={activity} onEarned={query.refresh} />
  return (
    <>
      <ActivityHead activity={activity} />
      <ActivityFrame {...query} activity={activity} done={questions}>
        {questions}
      </ActivityFrame>
    </>
  )
}

interface QuestionsProps {
  page: QuestionnairePage
  activity: Activity
  onEarned: () => void
}

function Questions({ page, activity, onEarned }: QuestionsProps) {
  const flow = useQuestionnaire({ page, surveyKey: activity.key, onEarned })
  const { state } = flow
  const known = state.at === 'loading' ? null : state
  return (
    <QuestionnaireView
      answered={flow.answered}
      isOpen={flow.isOpen}
      isSignedIn={flow.isSignedIn}
      survey={known?.survey}
      given={state.given}
      kept={known?.kept ?? null}
      isChecked={known?.isChecked ?? false}
      retry={known?.retry ?? null}
      quizResponse={known?.quizResponse ?? null}
      isSending={state.at === 'sending' || state.at === 'leaving'}
      isCapped={activity.frequencyCap?.limitReached ?? false}
      imageLayout={extraOf(activity, 'image_survey_layout')}
      error={flow.loadError}
      onRetry={flow.reload}
      onChange={flow.change}
      onSubmit={flow.submit}
    >
      <QuestionsDialogs name={activity.title} flow={flow} />
    </QuestionnaireView>
  )
}
