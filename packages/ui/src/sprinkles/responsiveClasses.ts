import { styleVariants } from '@vanilla-extract/css'
import { layers } from '../themes/layers.css.ts'
import { media } from '../tokens/media.ts'
import type { Breakpoint, ResponsiveClasses } from './responsive.ts'

const conditions: Record<Breakpoint, string> = { mobile: 'all', tablet: media.tablet, desktop: media.desktop }

/**
 * A class for each value at each breakpoint, narrow ones first: a wider breakpoint without a value inherits.
 */
export function responsiveClasses<Value extends string | number>(
  values: readonly Value[],
  rule: (value: Value) => Record<string, string>,
): ResponsiveClasses<Value> {
  const at = (breakpoint: Breakpoint) => {
    const rules = values.map(value => {
      const inMedia = { '@media': { [conditions[breakpoint]]: rule(value) } }
      return [value, { '@layer': { [layers.sprinkles]: inMedia } }] as const
    })
    // Object.fromEntries loses the key type; the keys are exactly `values`.
    return styleVariants(Object.fromEntries(rules), breakpoint) as Record<Value, string>
  }
  return { mobile: at('mobile'), tablet: at('tablet'), desktop: at('desktop') }
}
