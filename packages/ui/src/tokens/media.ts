/** The widths from which layouts for tablets and desktops apply. */
export const breakpoint = { tablet: '48em', desktop: '64em' } as const

/** Separate from the scales, because browser code needs it without them. */
export const media = {
  tablet: `(min-width: ${breakpoint.tablet})`,
  desktop: `(min-width: ${breakpoint.desktop})`,
  wide: '(min-width: 80em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  screen: 'not print',
  print: 'print',
} as const
