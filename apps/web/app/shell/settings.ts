import { defaultSettings, type Settings } from '@players-club/domain-models'

/** The settings of this lottery's club: loaders import them, components get them with `useSettings`. */
export const settings: Settings = defaultSettings
