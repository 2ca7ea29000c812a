import { pattern, string } from 'superstruct'

/** The stable key of a reward. */
export const rewardKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)
