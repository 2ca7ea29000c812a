import { FailureView } from '@players-club/ui/shell/FailureView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useContext, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { failureKind } from './failureKind.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageFailureContext } from './PageFailureContext.ts'
import { reloadIfReached } from './reloadIfReached.ts'

/** The error boundary of a route. */
export function RouteFailure() {
  const error = useRouteError()
  const [, setFailed] = useContext(PageFailureContext)
  useEffect(() => {
    setFailed(true)
    return () => setFailed(false)
  }, [setFailed])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const kind = failureKind(error)
  return (
    <>
      <PageHead page={`shell.failure.${kind}.title`} />
      <FailureView kind={kind} onRetry={() => void reloadIfReached()} />
    </>
  )
}
