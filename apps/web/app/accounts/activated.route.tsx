import { useActivated } from '@players-club/flow-hooks/accounts'
import { ActivatedView } from '@players-club/ui/accounts/ActivatedView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages'] }

export default function Activated() {
  useActivated()
  return (
    <>
      <PageHead page="activation.title" />
      <ActivatedView />
    </>
  )
}
