import { boolean, defaulted, type, type Infer } from 'superstruct'

/** What the operator turns on and off without a release. */
export const switches = type({
  ENABLE_GAME_DROPDOWN: defaulted(boolean(), false),
  USE_LOCAL_STORAGE_TO_LOGIN: defaulted(boolean(), false),
  SHOW_CONTACT_INFO: defaulted(boolean(), false),
})
/** What the operator turns on and off without a release. */
export type Switches = Infer<typeof switches>

/** The switches as they stand until the remote configuration has arrived: all off. */
export const defaultSwitches: Switches = {
  ENABLE_GAME_DROPDOWN: false,
  USE_LOCAL_STORAGE_TO_LOGIN: false,
  SHOW_CONTACT_INFO: false,
}
