import { array, boolean, enums, object, size, string, type, type Infer } from 'superstruct'

/** The channel of a message. OMNI means every channel of the club. */
export const PREFERENCE_CHANNELS = ['EMAIL', 'OMNI'] as const
/** The channel of a message. OMNI means every channel of the club. */
export type PreferenceChannel = (typeof PREFERENCE_CHANNELS)[number]

const channel = enums(PREFERENCE_CHANNELS)

const preferenceFields = {
  key: string(),
  /** What it is filed under; of a preference for a game, the name of the game. */
  tag: string(),
  channel,
  booleanValue: boolean(),
  /** One of the options. */
  value: string(),
  options: array(string()),
}

/** One subject that a player can be notified of, or not. */
export const preference = type(preferenceFields)
/** One subject that a player can be notified of, or not. */
export type Preference = Infer<typeof preference>

/** Preferences that belong together; with none below it, a preference by itself. */
export const preferenceCategory = type({ ...preferenceFields, subCategories: array(preference) })
/** Preferences that belong together; with none below it, a preference by itself. */
export type PreferenceCategory = Infer<typeof preferenceCategory>

/** What a player chose, as it is sent. */
export const preferenceChoice = object({
  key: size(string(), 1, 100),
  channel,
  booleanValue: boolean(),
  value: size(string(), 1, 100),
})
/** What a player chose, as it is sent. */
export type PreferenceChoice = Infer<typeof preferenceChoice>

/** Mails about promotions: the preference that a registration may set, and that the opt-in activity rewards. */
export const PROMOTIONS_EMAIL = 'PROMOTIONS_EMAIL'
