import {
  balancesButtonsConfig,
  defaultSwitches,
  FEATURE_FLAGS,
  greetingConfig,
  instant,
  isFeatureFlag,
  outageConfig,
  parseCommaList,
  type RemoteConfig,
  switches,
} from '@players-club/domain-models'
import { assign, boolean, enums, type Infer, is, object, optional, record, refine, string } from 'superstruct'

/** The product ignores unknown fields; here an unknown field is a typing error, so it is refused. */
const strict = object({})

const flagList = refine(string(), 'flags', list => {
  const unknown = parseCommaList(list).filter(name => !isFeatureFlag(name))
  return (
    unknown.length === 0 || `${unknown.join(', ')} is no feature flag. Known are ${FEATURE_FLAGS.join(', ')}.`
  )
})

const outage = assign(
  strict,
  outageConfig,
  object({ flag: enums(['true', 'false']), startDate: instant(), endDate: optional(instant()) }),
)

const timed = refine(
  greetingConfig.schema.messageArrays,
  'timed',
  messages =>
    (messages ?? []).every(({ startDate, endDate }) =>
      [startDate, endDate].every(date => is(date, instant())),
    ) || 'Each message needs a startDate and an endDate as ISO dates and times with their zone.',
)

/** The state of `/flags`: the remote configuration that the product passes on, and what only the server reads. */
export const FlagsState = object({
  OUTAGE_CONFIG: optional(outage),
  GREETINGS_MESSAGE_CONFIG: optional(assign(strict, greetingConfig, object({ messageArrays: timed }))),
  BALANCES_BUTTONS_CONFIG: optional(assign(strict, balancesButtonsConfig)),
  FEATURE_FLAGS: flagList,
  switches: assign(strict, switches),
  /** Flags of single players besides those of everybody: email to comma-separated list. */
  PLAYER_FLAGS: record(string(), flagList),
  DISCLOSE_ACCOUNT_STATE: boolean(),
})
export type FlagsState = Infer<typeof FlagsState>

export const INITIAL_FLAGS: FlagsState & RemoteConfig = {
  GREETINGS_MESSAGE_CONFIG: { showFirstName: true },
  FEATURE_FLAGS: FEATURE_FLAGS.filter(flag => flag !== 'SECURE_LL_DETAILS_PAGE').join(','),
  switches: defaultSwitches,
  PLAYER_FLAGS: {},
  DISCLOSE_ACCOUNT_STATE: false,
}
