import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, lineHeight, space, typeSize, weight } from '../../tokens/scales.ts'

export const box = componentStyle('box', { position: 'relative', display: 'grid', gap: space[1] })

export const area = componentStyle('area', {
  minHeight: grid(30),
  lineHeight: lineHeight.normal,
  resize: 'vertical',
  fieldSizing: 'content',
})

export const count = componentStyle('count', {
  justifySelf: 'end',
  fontSize: typeSize.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})

export const over = componentStyle('over', { fontWeight: weight.semibold, color: vars.color.danger.subtleFg })
