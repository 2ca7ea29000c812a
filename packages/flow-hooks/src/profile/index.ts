export { usePreferences, type Preferences, type PreferencesState } from './preferences/index.ts'
