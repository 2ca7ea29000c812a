export { PreferencesView } from './PreferencesView.tsx'
export type { PreferencesViewProps } from './PreferencesView.tsx'
