import { useSession } from '@players-club/flow-hooks/accounts'
import { balanceOf } from '@players-club/flow-hooks/club'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { ExploreView } from '@players-club/ui/lounge/ExploreView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['tour'] }

export default function Explore() {
  const { isSignedIn } = useSession()
  return (
    <>
      <PageHead page="lounge.explore.title" />
      <ExploreView isSignedIn={isSignedIn} tokens={balanceOf(useUserTokens())} />
    </>
  )
}
