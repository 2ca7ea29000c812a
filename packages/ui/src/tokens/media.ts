export const breakpoint = { tablet: '48em', desktop: '64em' } as const

/** Beside the scales, because code that runs in browsers asks for it as well and needs none of them. */
export const media = {
  tablet: `(min-width: ${breakpoint.tablet})`,
  desktop: `(min-width: ${breakpoint.desktop})`,
  wide: '(min-width: 80em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
} as const
