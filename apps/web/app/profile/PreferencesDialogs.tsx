import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { LeavePrompt } from './LeavePrompt.tsx'

const PointsDialog = lazyDialog(
  () => import('@players-club/ui/profile/PointsDialog').then(module => module.PointsDialog),
  ['profile'],
)

interface PreferencesDialogsProps {
  isChanged: boolean
  /** The points that the opt-in has just earned. */
  points: number | null
  onPointsSeen: () => void
  /** The player leaves without saving. */
  onDiscard: () => void
}

/** The dialogs of the preferences' page. */
export function PreferencesDialogs({ isChanged, points, onPointsSeen, onDiscard }: PreferencesDialogsProps) {
  return (
    <>
      <LeavePrompt isChanged={isChanged} onDiscard={onDiscard} />
      <PointsDialog
        isOpen={points !== null}
        points={points ?? 0}
        text="preferences.points.text"
        onClose={onPointsSeen}
        onLoadError={onPointsSeen}
      />
    </>
  )
}
