import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space, weight } from '../../tokens/scales.ts'

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[8]} ${space[10]}`,
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(104)})` } },
  },
  'columns',
)

export const ticket = componentStyle(
  { '@media': { [media.desktop]: { gridRow: '1', gridColumn: '2' } } },
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

export const value = componentStyle({ fontWeight: weight.semibold, color: vars.color.text.default }, 'value')

export const winners = componentStyle({ display: 'grid', gap: space[3] }, 'winners')
