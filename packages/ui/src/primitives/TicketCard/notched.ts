import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space } from '../../tokens/scales.ts'

/** The dashed line between the ticket and its stub, in a `::before`. */
export const perforation = {
  content: '',
  position: 'absolute',
  insetInline: space[5],
  top: `-${borderWidth.hairline}`,
  borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
} as const

const notch = grid(2.75)

/**
 * A background of this colour with quarter circles cut out of the two corners of one edge: bottom, top, end
 * or start. Painted and not masked, because a mask would clip the covering link as well.
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
