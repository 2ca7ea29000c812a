import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, space, weight } from '../../tokens/scales.ts'

export const ticket = componentStyle({ maxWidth: grid(120) }, 'ticket')

export const steps = componentStyle(
  {
    display: 'grid',
    gap: space[2],
    paddingInlineStart: space[6],
    listStyle: 'decimal',
  },
  'steps',
)

export const step = componentStyle(
  { selectors: { '&::marker': { color: vars.color.text.accent, fontWeight: weight.bold } } },
  'step',
)
