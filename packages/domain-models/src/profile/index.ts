export { address, ADDRESS_TYPES } from './Address.ts'
export type { Address, AddressType } from './Address.ts'
export { emptyAddress } from './AddressValues.ts'
export type { AddressValues } from './AddressValues.ts'
export {
  ADDRESS_MAX,
  APARTMENT_MAX,
  BILLING_LINE_MAX,
  GENDERS,
  NAME_MAX,
  PREFERENCE_POLL,
  ZIP_MAX,
  UNSUBSCRIBE_ACTION,
} from './constants.ts'
export type { Gender } from './constants.ts'
export { isProfileComplete } from './isProfileComplete.ts'
export { city, country, state } from './lookups.ts'
export type { City, Country, State } from './lookups.ts'
export { phone, PHONE_TYPES } from './Phone.ts'
export type { Phone, PhoneType } from './Phone.ts'
export {
  preference,
  PREFERENCE_CHANNELS,
  preferenceCategory,
  preferenceChoice,
  PROMOTIONS_EMAIL,
} from './Preference.ts'
export type { Preference, PreferenceCategory, PreferenceChannel, PreferenceChoice } from './Preference.ts'
export {
  areAllPreferencesOn,
  arePreferencesChanged,
  areSomePreferencesOn,
  isOnValue,
  isPreferenceOn,
  isPreferencePartlyOn,
  preferenceChoices,
  preferencesOf,
  preferenceValue,
  toggleAllPreferences,
  togglePreference,
  wantsPromotions,
} from './preferenceRules.ts'
export { plainName, tidyName } from './plainName.ts'
export { PERSON_FIELDS, profileValues, undoesVerification } from './ProfileValues.ts'
export type { ProfileValues } from './ProfileValues.ts'
export { currentSetting, settingsMenu } from './settingsMenu.ts'
export { userProfile } from './UserProfile.ts'
export type { UserProfile } from './UserProfile.ts'
