import { FailureView } from '@players-club/ui/shell/FailureView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { reloadIfReached } from './reloadIfReached.ts'

/** Stands in for a page that cannot go on without a connection. */
export function OfflinePage() {
  return (
    <>
      <PageHead page="shell.failure.offline.title" />
      <FailureView kind="offline" onRetry={() => void reloadIfReached()} />
    </>
  )
}
