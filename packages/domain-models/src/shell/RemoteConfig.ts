import { boolean, optional, string, type, type Infer } from 'superstruct'
import { greetingConfig } from './GreetingConfig.ts'
import { outageConfig } from './OutageConfig.ts'
import { ownPath } from './ownPath.ts'
import { defaultSwitches, switches } from './Switches.ts'

export const balancesButtonsConfig = type({
  points: optional(type({ WEB_DEEPLINK: optional(ownPath()) })),
  tokens: optional(type({ WEB_DEEPLINK: optional(ownPath()) })),
  forYou: optional(
    type({ title: optional(string()), subtitle: optional(string()), showFirstName: optional(boolean()) }),
  ),
})
export type BalancesButtonsConfig = Infer<typeof balancesButtonsConfig>

export const DEFAULT_POINTS_DEEPLINK = '/rewards'
export const DEFAULT_TOKENS_DEEPLINK = '/lucky-lounge'

export const remoteConfig = type({
  OUTAGE_CONFIG: optional(outageConfig),
  GREETINGS_MESSAGE_CONFIG: optional(greetingConfig),
  BALANCES_BUTTONS_CONFIG: optional(balancesButtonsConfig),
  /** A comma list. */
  FEATURE_FLAGS: optional(string()),
  switches: optional(switches),
})
export type RemoteConfig = Infer<typeof remoteConfig>

export const defaultRemoteConfig: RemoteConfig = { FEATURE_FLAGS: '', switches: defaultSwitches }
