import { luminanceOf, toLinear } from '../../themes/color/luminance.ts'
import { ownOnDark, ownOnLight } from './greetingLooks.ts'
import { grounds } from './HomeView.css.ts'

const READABLE = 4.5
const contrast = (light: number, dark: number) => (light + 0.05) / (dark + 0.05)

const luminanceOfHex = (color: string) =>
  luminanceOf([1, 3, 5].map(at => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255)))

/**
 * Sets a line's own colour (`#rrggbb`) in each scheme in which it is readable. Through the CSSOM, which the
 * content security policy allows.
 */
export function setGreetingColor({ style }: HTMLElement, color: string): void {
  const own = luminanceOfHex(color)
  if (contrast(grounds.light, own) >= READABLE) style.setProperty(ownOnLight, color)
  if (contrast(own, grounds.dark) >= READABLE) style.setProperty(ownOnDark, color)
}
