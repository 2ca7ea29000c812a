import { data } from 'react-router'
import { isOpenPage } from '../shell/isOpenPage.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/information.layout.ts'

/** Pages that exist where INFORMATION_ONLY_V1 is on. */
export { OpenPages as default } from '../shell/OpenPages.tsx'
export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['content'] }

export async function loader(visit: Route.LoaderArgs) {
  return (await isOpenPage(visit)) ? null : data(null, { status: 404 })
}
export const clientLoader = () => null
