import { luminanceOf, toLinear } from '../../themes/color/luminance.ts'
import { ownOnDark, ownOnLight } from './greetingLooks.ts'
import { grounds } from './HomeView.css.ts'

const READABLE = 4.5

/** WCAG's ratio of two luminances. */
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/**
 * Sets a line's own colour (`#rrggbb`) in each scheme in which it is readable on the grounds of the page, whose theme may be
 * a lottery's own. Through the CSSOM, which the content security policy allows.
 */
export function setGreetingColor(line: HTMLElement, color: string): void {
  const probe = document.createElement('span')
  line.append(probe)
  for (const [scheme, property] of [
    ['light', ownOnLight],
    ['dark', ownOnDark],
  ] as const) {
    probe.style.colorScheme = scheme
    const own = luminanceIn(probe, color)
    if (grounds.every(ground => contrast(own, luminanceIn(probe, ground)) >= READABLE))
      line.style.setProperty(property, color)
  }
  probe.remove()
}

/** The browser answers any notation of a colour as `color(srgb r g b)` when it has mixed it there. */
function luminanceIn(probe: HTMLElement, color: string): number {
  probe.style.backgroundColor = `color-mix(in srgb, ${color}, ${color})`
  const channels = getComputedStyle(probe).backgroundColor.match(/-?\d[\d.e-]*/g) ?? []
  return luminanceOf(channels.slice(0, 3).map(channel => toLinear(Number(channel))))
}
