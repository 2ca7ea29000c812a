import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize, weight } from '../../tokens/scales.ts'

export const notes = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[3]}`,
    marginBlockStart: space[1],
    fontSize: typeSize.small,
    fontWeight: weight.regular,
    color: vars.color.text.muted,
  },
  'notes',
)

export const hour = componentStyle(
  { display: 'block', fontSize: typeSize.small, color: vars.color.text.muted },
  'hour',
)

export const amount = componentStyle({ fontWeight: weight.bold, whiteSpace: 'nowrap' }, 'amount')
export const gained = componentStyle({ color: vars.color.success.subtleFg }, 'gained')
