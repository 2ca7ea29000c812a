import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[6]} ${space[10]}`,
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(104)})` } },
  },
  'columns',
)

export const ticket = componentStyle(
  { '@media': { [media.tablet]: { gridRow: '1', gridColumn: '2' } } },
  'ticket',
)

export const facts = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[2]} ${space[5]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  'facts',
)

export const fact = componentStyle({ color: vars.color.text.muted }, 'fact')

export const value = componentStyle({ fontWeight: weight.semibold, fontSize: typeSize.body }, 'value')

export const prizes = componentStyle({ display: 'grid', gap: space[4] }, 'prizes')
