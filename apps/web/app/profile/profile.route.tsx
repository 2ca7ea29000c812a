import { getActivityStatus, getProfile } from '@players-club/api-client'
import { useCreditPoints } from '@players-club/flow-hooks/activities'
import { useAddressLookup, useEditProfile } from '@players-club/flow-hooks/profile'
import { useFeatureFlag } from '@players-club/flow-hooks/shell'
import { ProfileView } from '@players-club/ui/profile/ProfileView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useState } from 'react'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'
import { answerFor } from '../shell/answerFor.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/profile.route.ts'
import { ProfileDialogs } from './ProfileDialogs.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['profile', 'profilePages', 'controls'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const credit = { params: { key: 'complete-profile' } } as const
  const asked = [answerFor(api, getProfile, {}), answerFor(api, getActivityStatus, credit)]
  return { answers: (await Promise.all(asked)).flat() }
}
export const clientLoader = () => null

export default function Profile() {
  const flow = useEditProfile()
  const [isVerifying, setVerifying] = useState(false)
  const endVerifying = () => setVerifying(false)
  const known = flow.state.at === 'loading' ? null : flow.state
  const lists = useAddressLookup(known?.values)
  return (
    <>
      <PageHead page="shell.profile" />
      <ProfileView
        {...flow}
        saved={known?.saved}
        values={known?.values}
        earns={useCreditPoints('complete-profile')}
        failure={known?.failure ?? null}
        lists={lists}
        isSaving={known?.at === 'saving'}
        showsVerification={useFeatureFlag('SWEEPSTAKES_V1')}
        onChange={flow.change}
        onLeave={flow.leave}
        onEdit={flow.askToEdit}
        onSave={flow.save}
        onUndo={flow.undo}
        onVerify={() => setVerifying(true)}
        onRetry={flow.reload}
      >
        <ProfileDialogs flow={flow} />
        <VerifyIdentityDialog isOpen={isVerifying} onClose={endVerifying} />
      </ProfileView>
    </>
  )
}
