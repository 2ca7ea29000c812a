import { useActivation } from '@players-club/flow-hooks/accounts'
import { ActivationView } from '@players-club/ui/accounts/ActivationView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages'] }

export default function Activate() {
  const key = useSearchParams()[0].get('key') ?? ''
  return (
    <>
      <PageHead page="activation.title" />
      <Activation key={key} mailedKey={key} />
    </>
  )
}

function Activation({ mailedKey }: { mailedKey: string }) {
  const { retry, ...flow } = useActivation(mailedKey)
  return <ActivationView {...flow} onRetry={retry} />
}
