import { useDeactivate } from '@players-club/flow-hooks/accounts'
import { DeactivateAccountView } from '@players-club/ui/accounts/DeactivateAccountView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useEffect } from 'react'
import { clubDialog } from '../shell/clubDialog.tsx'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings', 'accountPages'] }

const DeactivateDialog = clubDialog(
  () => import('@players-club/ui/accounts/DeactivateDialog').then(module => module.DeactivateDialog),
  ['accountPages'],
)

export default function DeactivateAccount() {
  const { state, ...flow } = useDeactivate()
  useEffect(() => DeactivateDialog.preload(), [])
  return (
    <>
      <PageHead page="settings.deactivateAccount" />
      <DeactivateAccountView onDeactivate={flow.request}>
        <DeactivateDialog
          isOpen={state.at !== 'idle' && state.at !== 'done'}
          isPending={state.at === 'pending'}
          error={state.at === 'failed' ? state.error : null}
          onConfirm={flow.confirm}
          onCancel={flow.cancel}
          onLoadError={flow.cancel}
        />
      </DeactivateAccountView>
    </>
  )
}
