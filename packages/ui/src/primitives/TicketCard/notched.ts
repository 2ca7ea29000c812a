import { borderWidth, grid } from '../../tokens/scales.ts'

const notch = grid(2.75)

/**
 * A surface of this colour with a quarter circle cut out of the two corners on one edge: the lower or upper one, or
 * that at its end or start. Painted, not masked: a mask
 * would cut a covering link off as well.
 */
export function notched(edge: '0' | '100%', paper: string, along: 'foot' | 'side' = 'foot'): string {
  const cut = (corner: string) => {
    const [at, place] =
      along === 'foot'
        ? [`${corner} ${edge}`, `${corner} / 51% 100%`]
        : [`${edge} ${corner}`, `0 ${corner} / 100% 51%`]
    return `radial-gradient(circle at ${at}, transparent ${notch}, ${paper} calc(${notch} + ${borderWidth.hairline} / 2)) ${place} no-repeat`
  }
  return `${cut('0')}, ${cut('100%')}`
}
