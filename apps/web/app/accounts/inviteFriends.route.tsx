import { getActivityStatus, getInvitations } from '@players-club/api-client'
import { useInviteFriends } from '@players-club/flow-hooks/accounts'
import { useCreditPoints } from '@players-club/flow-hooks/activities'
import { InviteFriendsView } from '@players-club/ui/accounts/InviteFriendsView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/inviteFriends.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings', 'accountPages'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext)
  const answers = await Promise.all([
    answerFor(api, getInvitations, {}),
    answerFor(api, getActivityStatus, { params: { key: 'invite-accepted' } }),
  ])
  return { answers: answers.flat(), origin: publicUrl }
}
export const clientLoader = () => ({ answers: [], origin: location.origin })

export default function InviteFriends({ loaderData: { origin } }: Route.ComponentProps) {
  const { refresh, ...invitations } = useInviteFriends()
  const earns = useCreditPoints('invite-accepted')
  return (
    <>
      <PageHead page="shell.inviteFriends" />
      <InviteFriendsView {...invitations} {...{ earns, origin }} onRetry={refresh} />
    </>
  )
}
