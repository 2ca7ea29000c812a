import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, media, space, touchTarget } from '../../tokens/scales.ts'

export const foot = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    '@media': { [media.print]: { display: 'none' } },
  },
  'foot',
)

export const size = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space[3] }, 'size')

export const sizes = componentStyle(
  {
    minHeight: touchTarget,
    paddingInline: space[3],
    border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
  },
  'sizes',
)
