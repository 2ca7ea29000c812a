import { pattern, string } from 'superstruct'

/** The name that a reward has among programs. */
export const rewardKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)
