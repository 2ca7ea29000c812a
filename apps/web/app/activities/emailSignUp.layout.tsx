import { data } from 'react-router'
import { requireSignIn } from '../accounts/requireSignIn.ts'
import type { Route } from './+types/emailSignUp.layout.ts'

export { default } from '../accounts/secured.layout.tsx'
export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

/**
 * The router matches `caseSensitive` on the server only; in a browser it would accept this address in any letter
 * case.
 */
function requireExactCase({ url }: Request) {
  const isWritten = new URL(url).pathname.startsWith('/email-signUp/')
  // oxlint-disable-next-line typescript/only-throw-error -- The router uses a thrown response as the loader's answer.
  if (!isWritten) throw data(null, { status: 404 })
}

/** Checks the address first: a guest must not be asked to sign in for a page that does not exist. */
export function loader(visit: Route.LoaderArgs) {
  requireExactCase(visit.request)
  return requireSignIn(visit)
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireExactCase(request) ?? null
