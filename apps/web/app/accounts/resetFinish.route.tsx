import { useResetFinish } from '@players-club/flow-hooks/accounts'
import { ResetFinishView } from '@players-club/ui/accounts/ResetFinishView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { redirect, useSearchParams } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/resetFinish.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages', 'controls'] }

const redirectWithoutKey = ({ request }: Pick<Route.LoaderArgs, 'request'>) =>
  new URL(request.url).searchParams.get('key') ? null : redirect('/')

export { redirectWithoutKey as loader, redirectWithoutKey as clientLoader }

export default function ResetFinish() {
  const key = useSearchParams()[0].get('key') ?? ''
  return (
    <>
      <PageHead page="resetFinish.title" />
      <NewPassword key={key} mailedKey={key} />
    </>
  )
}

function NewPassword({ mailedKey }: { mailedKey: string }) {
  const flow = useResetFinish(mailedKey)
  return <ResetFinishView {...flow} onChange={flow.change} onLeave={flow.leave} onSubmit={flow.submit} />
}
