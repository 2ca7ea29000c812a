import { redirect } from 'react-router'
import type { Route } from './+types/flatSettings.route.ts'

const toOwnPlace = ({ request }: Pick<Route.LoaderArgs, 'request'>) => {
  const { pathname } = new URL(request.url)
  return redirect(pathname.replace('/settings/', '/settings/account-security/'))
}

export { toOwnPlace as loader, toOwnPlace as clientLoader }

/** The short addresses of what lies below Account & Security. */
export default function FlatSettings() {
  return null
}
