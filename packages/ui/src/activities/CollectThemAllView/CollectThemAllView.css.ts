import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const columns = componentStyle('columns', {
  display: 'grid',
  gap: `${space[6]} ${space[10]}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${grid(96)})` } },
})

export const ticket = componentStyle('ticket', {
  '@media': { [media.tablet]: { gridRow: '1', gridColumn: '2' } },
})

export const collected = componentStyle('collected', { display: 'grid', gap: space[3] })

export const buckets = componentStyle('buckets', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  listStyle: 'none',
})

export const bucket = componentStyle('bucket', {
  display: 'grid',
  placeItems: 'center',
  width: grid(14),
  height: grid(14),
  border: `${borderWidth.thick} dashed ${vars.color.border.default}`,
  borderRadius: '50%',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.sunken,
})

export const filled = componentStyle('filled', {
  borderStyle: 'solid',
  borderColor: vars.color.accent.border,
  color: vars.color.accent.fg,
  backgroundColor: vars.color.accent.bg,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight', borderWidth: borderWidth.heavy } },
})

export const count = componentStyle('count', {
  fontSize: typeSize.lead,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
