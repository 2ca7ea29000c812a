import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, measure, media, space } from '../../tokens/scales.ts'

/** An opened ticket: the codes are its body, the sample its stub, with a perforation between them. */
export const form = componentStyle('form', {
  display: 'grid',
  backgroundColor: vars.color.surface.raised,
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
  overflow: 'hidden',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${grid(96)}` } },
})

export const codes = componentStyle('codes', {
  maxWidth: `calc(${measure.form} + 2 * ${space[8]})`,
  padding: space[5],
  '@media': { [media.tablet]: { padding: space[8] } },
})

export const beside = componentStyle('beside', {
  display: 'grid',
  alignContent: 'start',
  backgroundColor: vars.color.surface.sunken,
  borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `minmax(0, ${grid(72)}) minmax(0, 1fr)` },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderBlockStart: 'none',
      borderInlineStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
    },
  },
})

export const picture = componentStyle('picture', { aspectRatio: '4 / 3' })

export const stub = componentStyle('stub', {
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[5],
})

export const links = componentStyle('links', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[3],
})
