import '@players-club/ui/themes/lucky-lounge'
import { data } from 'react-router'
import { isOpenPage } from '../shell/isOpenPage.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/lounge.layout.ts'

/** Lucky Lounge: its pages exist where their flags are on, and have the night theme. */
export { OpenPages as default } from '../shell/OpenPages.tsx'
export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['lounge'], theme: 'lucky-lounge' }

export async function loader(visit: Route.LoaderArgs) {
  return (await isOpenPage(visit)) ? null : data(null, { status: 404 })
}
export const clientLoader = () => null
