export {
  useEditProfile,
  type EditProfile,
  type EditProfileState,
  type ProfileField,
} from './editProfile/index.ts'
export { useAddressLookup, type AddressLookup, type LookupPart } from './addressLookup/index.ts'
export { usePreferences, type Preferences, type PreferencesState } from './preferences/index.ts'
