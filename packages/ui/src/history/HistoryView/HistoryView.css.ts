import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, media, space, touchTarget } from '../../tokens/scales.ts'

/** The heading stands beside the ticket on wide screens. */
export const top = componentStyle(
  {
    display: 'grid',
    gap: space[6],
    '@media': {
      [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: space[10] },
    },
  },
  'top',
)

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '@media': { [`not all and ${media.tablet}`]: { justifyContent: 'flex-end' } },
  },
  'actions',
)

export const pageSize = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[3] },
  'pageSize',
)

export const pageSizes = componentStyle(
  {
    minHeight: touchTarget,
    paddingInline: space[3],
    border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
  },
  'pageSizes',
)
