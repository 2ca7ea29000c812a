import { data } from 'react-router'
import { requireSignIn } from '../accounts/requireSignIn.ts'
import type { Route } from './+types/emailSignUp.layout.ts'

export { default } from '../accounts/secured.layout.tsx'
export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

/** The router knows `caseSensitive` on the server only; in a browser it would take any letters for this address. */
function insistOnLetters({ url }: Request) {
  const isWritten = new URL(url).pathname.startsWith('/email-signUp/')
  // oxlint-disable-next-line typescript/only-throw-error -- The router takes what a loader throws as its answer.
  if (!isWritten) throw data(null, { status: 404 })
}

/** Nobody is asked to sign in for a page that there is not. */
export function loader(visit: Route.LoaderArgs) {
  insistOnLetters(visit.request)
  return requireSignIn(visit)
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => insistOnLetters(request) ?? null
