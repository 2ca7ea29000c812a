import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { lineHeight, typeSize, weight } from '../../tokens/scales.ts'

/** The jackpot. */
export const figure = componentStyle('figure', {
  fontFamily: vars.font.display,
  fontSize: typeSize.display,
  fontWeight: weight.bold,
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
})
