import type { Settings } from '../shell/Settings.ts'
import type { UserProfile } from './UserProfile.ts'

type ProfileFacts = Pick<UserProfile, 'firstName' | 'lastName' | 'birthDate' | 'phones' | 'addresses'>

/** Whether a player entered everything the club asks for. Gender is optional and does not count. */
export function isProfileComplete(
  { firstName, lastName, birthDate, phones, addresses }: ProfileFacts,
  { skipPhone }: Pick<Settings, 'skipPhone'>,
): boolean {
  const hasPhone = phones.some(({ phoneTypeId }) => phoneTypeId === 'MOBILE')
  const hasHome = addresses.some(({ addressTypeId }) => addressTypeId === 'HOME')
  return !!firstName && !!lastName && !!birthDate && (hasPhone || skipPhone) && hasHome
}
