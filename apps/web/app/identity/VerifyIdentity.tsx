import { useVerifyIdentity } from '@players-club/flow-hooks/identity'
import { IdentityDialog } from '@players-club/ui/identity/IdentityDialog'
import { PointsDialog } from '@players-club/ui/profile/PointsDialog'

export interface VerifyIdentityProps {
  isOpen: boolean
  onClose: () => void
}

/** The identity check as a dialog in front of the page that needs it. */
export function VerifyIdentity({ isOpen, onClose }: VerifyIdentityProps) {
  const flow = useVerifyIdentity({ isOpen })
  const points = flow.state.at === 'verified' ? flow.state.points : null
  return (
    <>
      <IdentityDialog
        {...flow}
        isOpen={isOpen}
        onClose={onClose}
        onReload={flow.reload}
        onChange={flow.change}
        onSubmit={flow.submit}
        onRetry={flow.retry}
        onRequestScan={flow.requestScan}
        onStartScan={flow.startScan}
      />
      <PointsDialog
        isOpen={isOpen && points !== null}
        points={points ?? 0}
        text="profile.points.text"
        onClose={flow.closePoints}
      />
    </>
  )
}
