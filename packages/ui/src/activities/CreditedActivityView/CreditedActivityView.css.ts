import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, space, weight } from '../../tokens/scales.ts'

export const ticket = componentStyle('ticket', { maxWidth: grid(120) })

export const steps = componentStyle('steps', {
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'decimal',
})

export const step = componentStyle('step', {
  selectors: { '&::marker': { color: vars.color.text.accent, fontWeight: weight.bold } },
})
