import type { EditProfile } from '@players-club/flow-hooks/profile'
import { clubDialog } from '../shell/clubDialog.tsx'
import { EarnedPointsDialog } from './EarnedPointsDialog.tsx'
import { LeavePrompt } from './LeavePrompt.tsx'

const EditVerifiedDialog = clubDialog(() =>
  import('@players-club/ui/profile/EditVerifiedDialog').then(module => module.EditVerifiedDialog),
)

/** The confirmation and the celebration of the profile page. */
export function ProfileDialogs({ flow }: { flow: EditProfile }) {
  const { state } = flow
  const points = state.at === 'loading' ? null : state.points
  return (
    <>
      <LeavePrompt isChanged={flow.isChanged} onDiscard={flow.undo} />
      <EditVerifiedDialog
        isOpen={state.at === 'asking'}
        onEdit={flow.edit}
        onKeep={flow.keep}
        onLoadError={flow.keep}
      />
      <EarnedPointsDialog
        isOpen={points !== null}
        points={points ?? 0}
        text="profile.points.text"
        onClose={flow.closePoints}
      />
    </>
  )
}
