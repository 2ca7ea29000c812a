import { useSession } from '@players-club/flow-hooks/accounts'
import { UnsubscribeView } from '@players-club/ui/profile/UnsubscribeView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings'] }

export default function Unsubscribe() {
  const { isSignedIn } = useSession()
  const [query] = useSearchParams()
  const isDone = query.get('success') === 'true'
  const mailKey = isDone ? null : query.get('key')
  const outcome = isDone ? 'unsubscribe.title' : 'unsubscribe.failed'
  return (
    <>
      <PageHead page={mailKey ? 'unsubscribe.question' : outcome} />
      <UnsubscribeView
        mailKey={mailKey}
        isUnavailable={query.get('unavailable') === 'true'}
        isDone={isDone}
        isSignedIn={isSignedIn}
      />
    </>
  )
}
