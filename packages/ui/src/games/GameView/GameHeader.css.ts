import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const header = componentStyle(
  {
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: '2fr 3fr', gap: space[8] } },
  },
  'header',
)

export const art = componentStyle(
  {
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.medium,
  },
  'art',
)

export const facts = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[8]}`, alignSelf: 'stretch' },
  'facts',
)

export const fact = componentStyle(
  {
    borderInlineStart: `${borderWidth.heavy} solid ${vars.color.accent.border}`,
    paddingInlineStart: space[3],
  },
  'fact',
)

export const term = componentStyle(
  { fontSize: typeSize.small, fontWeight: weight.semibold, color: vars.color.text.muted },
  'term',
)
