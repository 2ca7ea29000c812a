import { luminanceOf, toLinear } from './luminance.ts'

/** A colour by lightness (0 to 1), chroma and hue (degrees), with its opacity. */
export interface Oklch {
  l: number
  c: number
  h: number
  alpha: number
}

type Triple = readonly [number, number, number]

const oklchForm = /^oklch\(([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\)$/
const hexForm = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

/** Reads `oklch(L C H)`, `oklch(L C H / A)` and `#rrggbb`. */
export function parseColor(text: string): Oklch {
  const [, l, percent, c, h, alpha = '1'] = oklchForm.exec(text) ?? []
  if (l !== undefined) {
    return { l: Number(l) / (percent ? 100 : 1), c: Number(c), h: Number(h), alpha: Number(alpha) }
  }
  const [, r, g, b] = hexForm.exec(text) ?? []
  if (r !== undefined) return fromLinear([r, g, b].map(part => toLinear(parseInt(part ?? '0', 16) / 255)))
  throw new Error(`"${text}" is not a colour of the form oklch(L C H) or #rrggbb.`)
}

export function formatColor({ l, c, h, alpha }: Oklch): string {
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  const opacity = alpha === 1 ? '' : ` / ${round(alpha, 2)}`
  const chroma = round(c, 4)
  // A gray has no hue; the computed one is rounding noise.
  return `oklch(${round(l * 100, 2)}% ${chroma} ${chroma === 0 ? 0 : round(h, 2)}${opacity})`
}

/** Linear-light sRGB; a channel outside 0 to 1 is outside the gamut. */
export function linearSrgb({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

export function isInSrgb(color: Oklch): boolean {
  return linearSrgb(color).every(part => part >= -0.0005 && part <= 1.0005)
}

/** The colour with its chroma reduced to what sRGB can show at its lightness and hue. */
export function withinSrgb(color: Oklch): Oklch {
  let [low, high] = [0, color.c]
  if (isInSrgb(color)) return color
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (isInSrgb({ ...color, c: middle })) low = middle
    else high = middle
  }
  return { ...color, c: low }
}

/** WCAG's relative luminance. */
export function luminance(color: Oklch): number {
  return luminanceOf(linearSrgb(color).map(part => Math.min(1, Math.max(0, part))))
}

/** WCAG's contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(parseColor(one)), luminance(parseColor(other))].toSorted(
    (a, b) => a - b,
  )
  return (high + 0.05) / (low + 0.05)
}

function fromLinear([r = 0, g = 0, b = 0]: readonly number[]): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const h = (Math.atan2(blue, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, blue), h: h < 0 ? h + 360 : h, alpha: 1 }
}
