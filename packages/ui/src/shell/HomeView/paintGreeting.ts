import { contrast } from '../../themes/color/oklch.ts'
import { playersClubDark, playersClubLight } from '../../themes/playersClub.ts'
import { ownOnDark, ownOnLight } from './greetingLooks.ts'

const READABLE = 4.5

const schemes = [
  [ownOnLight, playersClubLight],
  [ownOnDark, playersClubDark],
] as const

/**
 * Writes a line in a colour of its own, in each scheme on whose grounds it can be read. Through the CSSOM, which no
 * content policy forbids.
 */
export function paintGreeting({ style }: HTMLElement, color: string): void {
  for (const [name, { surface }] of schemes) {
    const isReadable = [surface.page, surface.raised].every(ground => contrast(color, ground) >= READABLE)
    if (isReadable) style.setProperty(name, color)
  }
}
