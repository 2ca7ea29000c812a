import type { Settings } from './Settings.ts'

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

/** The names of a comma list, as settings and the remote configuration carry it. */
export function parseCommaList(list: string): string[] {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
}

const QUICK_FEATURES: readonly string[] = ['QUICKCARD_V1', 'QUICKDRAW_V1'] satisfies FeatureFlag[]

/**
 * The flags in force in a club with these settings, each once: what is authorized and what is built in. Quick card and
 * quick draw need the club's setting as well.
 */
export function flagsInForce(
  authorized: readonly string[],
  { builtInFeatures, quickFeatures }: Pick<Settings, 'builtInFeatures' | 'quickFeatures'>,
): readonly string[] {
  const flags = [...new Set([...authorized, ...parseCommaList(builtInFeatures)])]
  return quickFeatures ? flags : flags.filter(flag => !QUICK_FEATURES.includes(flag))
}

/** Whether a feature flag is among those that are on for this visitor. */
export function isAuthorized(flags: readonly string[], flag: FeatureFlag): boolean {
  return flags.includes(flag)
}
