import { redirect } from 'react-router'

const toProfile = () => redirect('/settings/profile')

export { toProfile as loader, toProfile as clientLoader }

/** The settings have no page of their own: they begin with the profile. */
export default function SettingsStart() {
  return null
}
