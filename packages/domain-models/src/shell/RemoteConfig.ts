import { boolean, optional, string, type, type Infer } from 'superstruct'
import { greetingConfig } from './GreetingConfig.ts'
import { outageConfig } from './OutageConfig.ts'
import { ownPath } from './ownPath.ts'
import { defaultSwitches, switches } from './Switches.ts'

/** Where the buttons of the balances lead, and what the button of the For You dialog says. */
export const balancesButtonsConfig = type({
  points: optional(type({ WEB_DEEPLINK: optional(ownPath()) })),
  tokens: optional(type({ WEB_DEEPLINK: optional(ownPath()) })),
  forYou: optional(
    type({ title: optional(string()), subtitle: optional(string()), showFirstName: optional(boolean()) }),
  ),
})
/** Where the buttons of the balances lead, and what the button of the For You dialog says. */
export type BalancesButtonsConfig = Infer<typeof balancesButtonsConfig>

/** Where the points in the header lead, unless it is configured otherwise. */
export const DEFAULT_POINTS_DEEPLINK = '/rewards'
/** Where the tokens in the header lead, unless it is configured otherwise. */
export const DEFAULT_TOKENS_DEEPLINK = '/lucky-lounge'

/** What an operator configures without a release; whatever is left out has its default. */
export const remoteConfig = type({
  OUTAGE_CONFIG: optional(outageConfig),
  GREETINGS_MESSAGE_CONFIG: optional(greetingConfig),
  BALANCES_BUTTONS_CONFIG: optional(balancesButtonsConfig),
  /** A comma list. */
  FEATURE_FLAGS: optional(string()),
  switches: optional(switches),
})
/** What an operator configures without a release; whatever is left out has its default. */
export type RemoteConfig = Infer<typeof remoteConfig>

/** The remote configuration that counts until the server's has arrived: no flags, all switches off. */
export const defaultRemoteConfig: RemoteConfig = { FEATURE_FLAGS: '', switches: defaultSwitches }
