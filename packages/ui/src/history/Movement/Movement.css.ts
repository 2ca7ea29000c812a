import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { media, space, typeSize, weight } from '../../tokens/scales.ts'

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

export const day = componentStyle({ whiteSpace: 'nowrap' }, 'day')
export const hour = componentStyle(
  {
    whiteSpace: 'nowrap',
    fontSize: typeSize.small,
    color: vars.color.text.muted,
    '@media': { [media.tablet]: { display: 'block' } },
  },
  'hour',
)

export const amount = componentStyle({ fontWeight: weight.bold, whiteSpace: 'nowrap' }, 'amount')
export const gained = componentStyle({ color: vars.color.success.subtleFg }, 'gained')
