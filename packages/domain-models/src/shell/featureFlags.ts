/** The feature flags that the club knows; a server may send others. */
export const FEATURE_FLAGS = [
  'SWEEPSTAKES_V1',
  'LL_PAYMENT_ENABLED',
  'QUICKCARD_V1',
  'QUICKDRAW_V1',
  'INFORMATION_ONLY_V1',
  'EINSTANT_V1',
  'SECURE_LL_DETAILS_PAGE',
] as const
/** The name of a feature flag that the club knows. */
export type FeatureFlag = (typeof FEATURE_FLAGS)[number]

/** Whether a name is that of a feature flag that the club knows. */
export const isFeatureFlag = (name: string): name is FeatureFlag => FEATURE_FLAGS.some(flag => flag === name)

/** A comma list, as the remote configuration carries it. */
export function parseFeatureFlags(list: string): string[] {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
}

/** What is authorized for the player and what is built in, each once. */
export function mergeFeatureFlags(
  authorized: readonly string[],
  builtIn: readonly string[],
): readonly string[] {
  return [...new Set([...authorized, ...builtIn])]
}

/** Whether a feature flag is among those that are on for this visitor. */
export function isAuthorized(flags: readonly string[], flag: FeatureFlag): boolean {
  return flags.includes(flag)
}
