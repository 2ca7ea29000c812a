import { copperStateLottery } from '@players-club/domain-models'
import { useSession } from '@players-club/flow-hooks/accounts'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { LobbyView } from '@players-club/ui/lounge/LobbyView'
import { PageTitle } from '@players-club/ui/shell/PageTitle'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export default function Lobby() {
  const { isSignedIn } = useSession()
  const tokens = useUserTokens()
  return (
    <>
      <PageTitle page="lounge.name" brand={copperStateLottery} />
      <LobbyView isSignedIn={isSignedIn} tokens={tokens.data?.balance} />
    </>
  )
}
