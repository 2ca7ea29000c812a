import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space } from '../../tokens/scales.ts'

export const empty = componentStyle('empty', {
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[5]} ${space[10]}`,
  border: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
})

export const art = componentStyle('art', {
  width: '100%',
  maxWidth: grid(64),
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
})

export const words = componentStyle('words', { display: 'grid', justifyItems: 'center', gap: space[2] })
