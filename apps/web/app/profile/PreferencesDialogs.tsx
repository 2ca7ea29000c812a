import { EarnedPointsDialog } from './EarnedPointsDialog.tsx'
import { LeavePrompt } from './LeavePrompt.tsx'

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
      <EarnedPointsDialog
        isOpen={points !== null}
        points={points ?? 0}
        text="preferences.points.text"
        onClose={onPointsSeen}
      />
    </>
  )
}
