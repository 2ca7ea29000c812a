import { useUnsuspend } from '@players-club/flow-hooks/accounts'
import { UnsuspendView } from '@players-club/ui/accounts/UnsuspendView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages', 'controls'] }

export default function Unsuspend() {
  const key = useSearchParams()[0].get('key') ?? ''
  return (
    <>
      <PageHead page="unsuspend.title" />
      <Reactivation key={key} mailedKey={key} />
    </>
  )
}

function Reactivation({ mailedKey }: { mailedKey: string }) {
  const flow = useUnsuspend(mailedKey)
  return (
    <UnsuspendView
      {...flow}
      onChange={flow.change}
      onLeave={flow.leave}
      onSubmit={flow.submit}
      onRetry={flow.retry}
    />
  )
}
