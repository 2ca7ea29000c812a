export type { PreferencesState } from './preferences.machine.ts'
export { usePreferences, type Preferences } from './usePreferences.ts'
