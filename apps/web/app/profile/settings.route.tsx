import { redirect } from 'react-router'

const toProfile = () => redirect('/settings/profile')

export { toProfile as loader, toProfile as clientLoader }

/** /settings has no page of its own and redirects to the profile. */
export default function SettingsStart() {
  return null
}
