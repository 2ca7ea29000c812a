import { requireSignIn } from '../accounts/requireSignIn.ts'
import { isOpenPage } from '../shell/isOpenPage.ts'
import type { Route } from './+types/players.layout.ts'

/** Pages of a signed-in player in the lounge. */
export { clientLoader, default } from '../accounts/secured.layout.tsx'
export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

/** Checks the flag first: a guest must not be asked to sign in for a page that does not exist. */
export async function loader(visit: Route.LoaderArgs) {
  return (await isOpenPage(visit)) ? requireSignIn(visit) : null
}
