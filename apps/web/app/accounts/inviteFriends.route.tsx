import { getInvitations } from '@players-club/api-client'
import { copperStateLottery } from '@players-club/domain-models'
import { useInviteFriends } from '@players-club/flow-hooks/accounts'
import { InviteFriendsView } from '@players-club/ui/accounts/InviteFriendsView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/inviteFriends.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['profile', 'accountPages'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return { answers: await answerFor(api, getInvitations, {}), origin: new URL(request.url).origin }
}
export const clientLoader = () => ({ answers: [], origin: location.origin })

export default function InviteFriends({ loaderData: { origin } }: Route.ComponentProps) {
  const { data, error, refresh } = useInviteFriends()
  return (
    <>
      <PageHead page="shell.inviteFriends" brand={copperStateLottery} />
      <InviteFriendsView data={data} error={error} origin={origin} onRetry={() => void refresh()} />
    </>
  )
}
