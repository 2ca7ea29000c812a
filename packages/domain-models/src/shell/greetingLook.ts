import type { Look } from './Brand.ts'
import type { GreetingConfig } from './GreetingConfig.ts'

/** The steps of the type scale that a line above a headline may take, with about what they measure. */
const SIZES_PX = [
  ['small', 15],
  ['body', 16],
  ['lead', 20],
  ['title', 22],
  ['heading', 32],
] as const
/** A step of the type scale that a greeting may have. */
export type GreetingSize = (typeof SIZES_PX)[number][0]

/** The typefaces that come with the page: that of headings, and that of running text. */
export type GreetingFont = 'display' | 'text'

/** What a configuration wants of a greeting's look; what it leaves out, or says in other terms, is the theme's. */
export interface GreetingLook {
  /** #rrggbb. Whether it can be read is for the page to judge, which knows its grounds. */
  readonly color?: string
  readonly size?: GreetingSize
  readonly font?: GreetingFont
}

const PX_OF = { px: 1, rem: 16, em: 16 } as const
const LENGTH = /^(\d{1,3}(?:\.\d+)?)\s*(px|rem|em)?$/

/** The step that is nearest to a length; a number alone counts pixels. */
function sizeOf(fontSize = ''): GreetingSize | undefined {
  const [, amount, unit = 'px'] = LENGTH.exec(fontSize.trim().toLowerCase()) ?? []
  if (amount === undefined) return undefined
  const px = Number(amount) * PX_OF[unit as keyof typeof PX_OF]
  const [nearest] = SIZES_PX.toSorted(([, one], [, other]) => Math.abs(one - px) - Math.abs(other - px))
  return nearest?.[0]
}

/** The first typeface of a list that comes with the page, of a lottery's own look or of the club's. */
function fontOf(fontFamily = '', { displayFont, textFont }: Pick<Look, 'displayFont' | 'textFont'> = {}) {
  const families: ReadonlyMap<string, GreetingFont> = new Map([
    [displayFont?.family.toLowerCase() ?? 'bricolage grotesque', 'display'],
    [textFont?.family.toLowerCase() ?? 'figtree', 'text'],
  ])
  return fontFamily
    .split(',')
    .map(name => families.get(name.replaceAll(/["']/g, '').trim().toLowerCase()))
    .find(font => font !== undefined)
}

const colorOf = (fontColor = ''): string | undefined =>
  /^#[\da-f]{6}$/i.test(fontColor.trim()) ? fontColor.trim().toLowerCase() : undefined

/** The look that a configuration gives its greetings, in the page's own terms; nothing where it has none. */
export function greetingLook(
  { fontColor, fontSize, fontFamily }: GreetingConfig,
  look?: Look,
): GreetingLook | undefined {
  const [color, size, font] = [colorOf(fontColor), sizeOf(fontSize), fontOf(fontFamily, look)]
  if (color === undefined && size === undefined && font === undefined) return undefined
  return { ...(color && { color }), ...(size && { size }), ...(font && { font }) }
}
