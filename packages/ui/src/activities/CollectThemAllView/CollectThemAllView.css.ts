import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const columns = componentStyle(
  {
    display: 'grid',
    gap: `${space[6]} ${space[10]}`,
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})` } },
  },
  'columns',
)

export const ticket = componentStyle(
  { '@media': { [media.tablet]: { gridRow: '1', gridColumn: '2' } } },
  'ticket',
)

export const collected = componentStyle({ display: 'grid', gap: space[3] }, 'collected')

export const buckets = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: space[3], listStyle: 'none' },
  'buckets',
)

export const bucket = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: grid(14),
    height: grid(14),
    border: `${borderWidth.thick} dashed ${vars.color.border.default}`,
    borderRadius: '50%',
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.sunken,
  },
  'bucket',
)

export const filled = componentStyle(
  {
    borderStyle: 'solid',
    borderColor: vars.color.accent.border,
    color: vars.color.accent.fg,
    backgroundColor: vars.color.accent.bg,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight', borderWidth: borderWidth.heavy } },
  },
  'filled',
)

export const count = componentStyle(
  { fontSize: typeSize.lead, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' },
  'count',
)
