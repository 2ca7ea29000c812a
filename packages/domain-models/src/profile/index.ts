export { ADDRESS_MAX, APARTMENT_MAX, GENDERS, NAME_MAX, PREFERENCE_POLL, ZIP_MAX } from './constants.ts'
export type { Gender } from './constants.ts'
export { currentSetting, settingsMenu } from './settingsMenu.ts'
