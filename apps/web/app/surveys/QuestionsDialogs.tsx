import type { Questionnaire } from '@players-club/flow-hooks/surveys'
import { AwardedModal } from '../activities/AwardedModal.tsx'
import { LeavePrompt } from '../profile/LeavePrompt.tsx'
import { clubDialog } from '../shell/clubDialog.tsx'

const InformationDialog = clubDialog(
  () => import('@players-club/ui/surveys/InformationDialog').then(module => module.InformationDialog),
  [],
  ({ text }) => ({ type: 'info', text }),
)

/** Asks before unsent answers are lost, and shows the result of those that were sent. */
export function QuestionsDialogs({ name, flow }: { name: string; flow: Questionnaire }) {
  const { state, isUnsent, close, discard } = flow
  return (
    <>
      <LeavePrompt isChanged={isUnsent} isForGuests onDiscard={discard} />
      <AwardedModal
        isOpen={state.at === 'awarded'}
        points={state.at === 'awarded' ? state.points : 0}
        name={name}
        onClose={close}
      />
      <InformationDialog
        isOpen={state.at === 'informed'}
        text={state.at === 'informed' ? state.information : ''}
        onClose={close}
      />
    </>
  )
}
