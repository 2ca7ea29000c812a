import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const header = componentStyle('header', {
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '2fr 3fr', gap: space[8] } },
})

export const art = componentStyle('art', {
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.medium,
})

export const facts = componentStyle('facts', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[8]}`,
  alignSelf: 'stretch',
})

export const fact = componentStyle('fact', {
  borderInlineStart: `${borderWidth.heavy} solid ${vars.color.accent.border}`,
  paddingInlineStart: space[3],
})

export const term = componentStyle('term', {
  fontSize: typeSize.small,
  fontWeight: weight.semibold,
  color: vars.color.text.muted,
})
