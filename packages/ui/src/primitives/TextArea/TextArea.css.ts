import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, lineHeight, space, typeSize, weight } from '../../tokens/scales.ts'

export const box = componentStyle({ position: 'relative', display: 'grid', gap: space[1] }, 'box')

export const area = componentStyle(
  { minHeight: grid(30), lineHeight: lineHeight.normal, resize: 'vertical', fieldSizing: 'content' },
  'area',
)

export const count = componentStyle(
  {
    justifySelf: 'end',
    fontSize: typeSize.small,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  },
  'count',
)

export const over = componentStyle({ fontWeight: weight.semibold, color: vars.color.danger.subtleFg }, 'over')
