import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, measure, media, pageWidth, space } from '../../tokens/scales.ts'

export const page = componentStyle(
  {
    display: 'grid',
    maxWidth: pageWidth,
    marginInline: 'auto',
    paddingInline: space[4],
    '@media': {
      [media.tablet]: { paddingInline: space[6] },
      [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: space[16], alignItems: 'stretch' },
    },
  },
  'page',
)

export const column = componentStyle(
  {
    width: '100%',
    maxWidth: measure.form,
    marginInline: 'auto',
    paddingBlock: space[4],
    '@media': { [media.desktop]: { paddingBlock: space[10] } },
  },
  'column',
)

export const picture = componentStyle(
  {
    display: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    '@media': { [media.desktop]: { display: 'block', minHeight: grid(144) } },
  },
  'picture',
)
