import { copperStateLottery } from '@players-club/domain-models'
import { useDeactivate } from '@players-club/flow-hooks/accounts'
import { DeactivateAccountView } from '@players-club/ui/accounts/DeactivateAccountView'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useEffect } from 'react'
import type { PageHandle } from '../shell/PageHandle.ts'
import { useMissing } from '../shell/useMissing.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['profile', 'accountPages'] }

const DeactivateDialog = lazyDialog(
  () => import('@players-club/ui/accounts/DeactivateDialog').then(module => module.DeactivateDialog),
  ['accountPages'],
)

export default function DeactivateAccount() {
  const { state, ...flow } = useDeactivate()
  const miss = useMissing(flow.cancel)
  useEffect(() => DeactivateDialog.preload(), [])
  return (
    <>
      <PageHead page="settings.deactivateAccount" brand={copperStateLottery} />
      <DeactivateAccountView onDeactivate={flow.request}>
        <DeactivateDialog
          isOpen={state.at === 'asking' || state.at === 'deactivating'}
          isPending={state.at === 'deactivating'}
          error={state.at === 'asking' ? state.error : null}
          onConfirm={flow.confirm}
          onCancel={flow.cancel}
          onMissing={miss}
        />
      </DeactivateAccountView>
    </>
  )
}
