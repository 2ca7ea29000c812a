import { grid } from './grid.ts'

export { grid } from './grid.ts'
import { media } from './media.ts'

export { breakpoint, media } from './media.ts'

/** 4-px grid, in rem so that space grows with the reader's text size. The key counts grid steps. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
} as const

/** A step of space, in 4-px units: 4 is 16 px at the default text size. */
export type Space = keyof typeof space
/** The steps of space that layouts take, in 4-px units. */
export const spaces = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const satisfies readonly Space[]

/** The radii of corners; `full` makes the ends round. */
export const radii = { small: '4px', medium: '8px', large: '16px', full: '9999px' } as const

/** Eight sizes, fluid between 360 and 1280 px: [rem at 360, rem at 1280]. */
const typeRange = {
  caption: [0.8125, 0.875],
  small: [0.9375, 0.9375],
  body: [1, 1.0625],
  lead: [1.125, 1.25],
  title: [1.25, 1.375],
  heading: [1.5, 2],
  display: [1.875, 2.5],
  hero: [2.25, 4],
} as const

/** A step of the type scale. */
export type TypeSize = keyof typeof typeRange
/** The steps of the type scale, the smallest first. */
export const typeSizes = [
  'caption',
  'small',
  'body',
  'lead',
  'title',
  'heading',
  'display',
  'hero',
] as const satisfies readonly TypeSize[]

/** CSS length between `from` rem at 360 px and `to` rem at `wide` px of viewport width. */
export function fluid(from: number, to: number, wide = 1280): string {
  if (from === to) return `${from}rem`
  const slope = (to - from) / ((wide - 360) / 16)
  const base = from - slope * (360 / 16)
  return `clamp(${from}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${to}rem)`
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** The font size of each step of the type scale, which grows with the width of the page. */
export const typeSize = Object.fromEntries(
  Object.entries(typeRange).map(([name, [from, to]]) => [name, fluid(from, to)]),
  // Object.fromEntries loses the key type of the entries.
) as Record<TypeSize, string>

/** The weights of fonts. */
export const weight = { regular: '400', medium: '500', semibold: '600', bold: '700', heavy: '800' } as const
/** The heights of lines: `tight` for the largest headings, `normal` for running text. */
export const lineHeight = { tight: '1.08', snug: '1.25', normal: '1.5' } as const

/** The height of a line of running text, in the size of that text, for what stands beside or in place of it. */
export const lineOfText = {
  snug: '1.25em',
  normal: '1.5em',
  letters: '1em',
  around: '0.25em',
  shift: '-0.1em',
} as const
/** The space between letters: more in codes that are copied, less in large headings and numbers. */
export const tracking = { code: '0.06em', number: '-0.01em', heading: '-0.015em' } as const
/** The space between a text and its underline. */
export const underlineOffset = '0.2em'

/** The durations of transitions: `quick` for feedback, `steady` for what opens, `slow` for what grows. */
export const duration = { quick: '120ms', steady: '200ms', slow: '400ms' } as const
/** Duration of one cycle of an endless animation, and of the same under reduced motion. */
export const endless = { turn: '1s', pass: '1.4s', breath: '1.8s', calm: '6s' } as const
/** The longest time in which a page loads. */
export const pageLoad = '20s'
/** The transition between two slides. */
export const fade = '500ms'
/** Practically no time; zero would not fire transition events. */
export const noTime = '0.01ms'

/** The timing functions of transitions. */
export const easing = {
  out: 'cubic-bezier(0.2, 0, 0, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
} as const

/** Stacking order, lowest first. No other file sets a z-index. */
export const layer = {
  raised: '1',
  sticky: '10',
  overlay: '20',
  message: '40',
  spinner: '50',
  confetti: '60',
} as const

/** What a phone's notch, rounded corners and home bar cover; the page has `viewport-fit=cover`. */
export const safeArea = {
  top: 'env(safe-area-inset-top)',
  bottom: 'env(safe-area-inset-bottom)',
  left: 'env(safe-area-inset-left)',
  right: 'env(safe-area-inset-right)',
  /** Left and right, for `padding-inline`. */
  inline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
} as const

/** Widths: the page, a column of text, a claim in large letters, a cell of a table on a phone, a form. */
export const measure = { page: '75rem', text: '68ch', claim: '22ch', cell: '8em', form: '30rem' } as const

/** Sizes of the window or of a dialog for which one part has another layout, as queries. */
export const query = {
  /** A header has no room for the name beside its mark. */
  unnamed: '(max-width: 26em)',
  /** Wider than the smallest phones. */
  phone: '(min-width: 24em)',
  /** Too low for a header and a footer beside the content of a dialog. */
  low: '(max-height: 30em)',
  /** A whole ticket fits beside what scrolls. */
  tall: `${media.tablet} and (min-height: 60em), ${media.desktop} and (min-height: 48em)`,
} as const

/** The size of the window, without the bars of a phone's browser that come and go. */
export const viewport = { width: '100vw', height: '100dvh', most: '60vh', half: '50vh' } as const

/** The margins beside a page, fluid from 360 px to tablets. */
export const pageMargin = fluid(1, 1.5, 768)

/** The page and its margins. */
export const pageWidth = `calc(${measure.page} + 2 * ${space[6]})`

/** Heights of buttons and inputs. */
export const controlHeight = { small: grid(11), medium: grid(13), large: grid(15) } as const
/** The minimum size of a touch target. */
export const touchTarget = controlHeight.small
/** Where a part that sticks below the header begins: on `desktop` the main menu may have a row of its own. */
export const belowHeader = { tablet: grid(20), desktop: grid(28) } as const
/** The widths of borders, the thinnest first. */
export const borderWidth = { hairline: '1px', thick: '2px', heavy: '3px' } as const

/** A color without its transparency. */
export const opaque = (color: string): string => `rgb(from ${color} r g b / 1)`

/** Visually hidden. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
