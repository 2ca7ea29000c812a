import type { MessageKey } from '@players-club/domain-models'
import type { Questionnaire, QuestionnairePage } from '@players-club/flow-hooks/surveys'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { LeavePrompt } from '../profile/LeavePrompt.tsx'

const PointsDialog = lazyDialog(
  () => import('@players-club/ui/profile/PointsDialog').then(module => module.PointsDialog),
  ['profile'],
)
const InformationDialog = lazyDialog(() =>
  import('@players-club/ui/surveys/InformationDialog').then(module => module.InformationDialog),
)

const THANKS = {
  SURVEY: 'surveys.points',
  SURVEY_V2: 'surveys.points',
  POLL: 'poll.points',
  QUIZ: 'quiz.points',
} as const satisfies Record<QuestionnairePage, MessageKey>

/** What is asked before answers are left behind, and what came of those that were sent. */
export function QuestionsDialogs({ page, flow }: { page: QuestionnairePage; flow: Questionnaire }) {
  const { state, isUnsent, close } = flow
  return (
    <>
      <LeavePrompt isChanged={isUnsent} isForGuests />
      <PointsDialog
        isOpen={state.at === 'awarded'}
        points={state.at === 'awarded' ? state.points : 0}
        text={THANKS[page]}
        onClose={close}
        onMissing={close}
      />
      <InformationDialog
        isOpen={state.at === 'informed'}
        text={state.at === 'informed' ? state.information : ''}
        onClose={close}
        onMissing={close}
      />
    </>
  )
}
