import { boolean, number, optional, string, type, union, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'
import { OUTAGE_DISPLAY_MS } from './constants.ts'

/** How an operator configures an outage: whether it is on, when, and what is said about it. */
export const outageConfig = type({
  /** The string "true" on the wire; the boolean is tolerated. */
  flag: union([string(), boolean()]),
  /** Without one it began long ago. */
  startDate: optional(instant()),
  endDate: optional(instant()),
  body: string(),
  outageType: optional(string()),
  displayTime: optional(number()),
})
/** How an operator configures an outage: whether it is on, when, and what is said about it. */
export type OutageConfig = Infer<typeof outageConfig>

/** A planned or unplanned outage replaces the application; any other kind is a warning on home and sign-in. */
export type OutageMode = 'none' | 'planned' | 'unplanned' | 'warning'

/** Whether an outage is switched on and `now` lies in its time; it may have no beginning and no end. */
export function isOutageActive({ flag, startDate, endDate }: OutageConfig, now: Date): boolean {
  const hasBegun = startDate === undefined || now.getTime() >= Date.parse(startDate)
  const isOver = endDate !== undefined && now.getTime() >= Date.parse(endDate)
  return String(flag) === 'true' && hasBegun && !isOver
}

/** What the club does about an outage now: nothing, a warning, or the screen of a planned or unplanned one. */
export function outageMode(config: OutageConfig | undefined, now: Date): OutageMode {
  if (!config || !isOutageActive(config, now)) return 'none'
  if (config.outageType === 'PLANNED') return 'planned'
  return config.outageType === 'UNPLANNED' ? 'unplanned' : 'warning'
}

/** How long the warning of an outage is shown, in milliseconds. */
export const outageDisplayTime = ({ displayTime }: OutageConfig): number => displayTime ?? OUTAGE_DISPLAY_MS
