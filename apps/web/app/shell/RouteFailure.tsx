import { FailureView } from '@players-club/ui/shell/FailureView'
import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { failureKind } from './failureKind.ts'

/** What stands in the place of a route that could not be shown. */
export function RouteFailure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundView />
  return <FailureView kind={failureKind(error)} onRetry={() => location.reload()} />
}
