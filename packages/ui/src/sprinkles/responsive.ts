export const breakpoints = ['mobile', 'tablet', 'desktop'] as const
export type Breakpoint = (typeof breakpoints)[number]

/** One value for every width, or one by breakpoint (a missing one inherits from the narrower). */
export type Responsive<Value> = Value | { mobile: Value; tablet?: Value; desktop?: Value }

export type ResponsiveClasses<Value extends string | number> = Record<Breakpoint, Record<Value, string>>

/** The classes for a value, or for a value by breakpoint. */
export function responsive<Value extends string | number>(
  classes: ResponsiveClasses<Value>,
  value: Responsive<Value>,
): string {
  if (typeof value !== 'object') return classes.mobile[value]
  return breakpoints
    .map(breakpoint => {
      const own = value[breakpoint]
      return own === undefined ? '' : classes[breakpoint][own]
    })
    .join(' ')
}
