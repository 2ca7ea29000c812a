export { SettingsLayout } from './SettingsLayout.tsx'
export type { SettingsLayoutProps } from './SettingsLayout.tsx'
