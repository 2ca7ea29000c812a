import { FailureView } from '@players-club/ui/shell/FailureView'
import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { failureKind } from './failureKind.ts'
import { reloadIfReached } from './reloadIfReached.ts'

/** The error boundary of a route. */
export function RouteFailure() {
  const error = useRouteError()
  const isNowhere = isRouteErrorResponse(error) && error.status === 404
  const kind = failureKind(error)
  return (
    <>
      <PageHead page={isNowhere ? 'shell.notFound.title' : `shell.failure.${kind}.title`} />
      {isNowhere ? <NotFoundView /> : <FailureView kind={kind} onRetry={() => void reloadIfReached()} />}
    </>
  )
}
