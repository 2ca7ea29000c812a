import { redirect } from 'react-router'
import type { Route } from './+types/flatSettings.route.ts'

const redirectToFullPath = ({ request }: Pick<Route.LoaderArgs, 'request'>) => {
  const { pathname } = new URL(request.url)
  return redirect(pathname.replace(/^\/settings/i, '/settings/account-security'))
}

export { redirectToFullPath as loader, redirectToFullPath as clientLoader }

/** Redirects the short addresses of the pages below Account & Security. */
export default function FlatSettings() {
  return null
}
