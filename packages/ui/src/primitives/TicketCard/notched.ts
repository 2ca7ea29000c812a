import { borderWidth, grid } from '../../tokens/scales.ts'

const notch = grid(2.75)

/**
 * A surface of this colour with a quarter circle cut out of the two corners on one edge. Painted, not masked: a mask
 * would cut a covering link off as well.
 */
export function notched(edge: '0' | '100%', paper: string): string {
  const cut = (x: string) =>
    `radial-gradient(circle at ${x} ${edge}, transparent ${notch}, ${paper} calc(${notch} + ${borderWidth.hairline} / 2)) ${x} / 51% 100% no-repeat`
  return `${cut('0')}, ${cut('100%')}`
}
