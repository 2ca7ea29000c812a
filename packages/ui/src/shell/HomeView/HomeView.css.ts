import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import {
  borderWidth,
  grid,
  media,
  pageMargin,
  pageWidth,
  space,
  typeSize,
  weight,
} from '../../tokens/scales.ts'
import { greetingFonts, greetingSizes, ownOnDark, ownOnLight } from './greetingLooks.ts'

export const page = componentStyle('page', {
  display: 'grid',
  gap: space[12],
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: pageMargin,
  '@media': { [media.desktop]: { gap: space[16] } },
})

/** As high as the content that replaces it. */
export const soon = componentStyle('soon', {
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: space[5],
  fontSize: typeSize.lead,
})

/** The backgrounds that a greeting stands on. */
export const grounds = [vars.color.surface.page, vars.color.surface.raised]

const { accent } = vars.color.text
export const greeting = componentStyle('greeting', {
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
  color: `light-dark(var(${ownOnLight}, ${accent}), var(${ownOnDark}, ${accent}))`,
})

export const greetingSize = componentVariants('greetingSize', greetingSizes, size => ({
  fontSize: typeSize[size],
}))

export const greetingFont = componentVariants('greetingFont', greetingFonts, font => ({
  fontFamily: vars.font[font],
}))

export const ways = componentStyle('ways', {
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: space[4] } },
})

export const way = componentStyle('way', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  height: '100%',
  padding: space[4],
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
  backgroundColor: vars.color.surface.raised,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.accent.border, boxShadow: vars.shadow.medium } },
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', padding: space[5] } },
})

export const wayIcon = componentStyle('wayIcon', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: grid(11),
  height: grid(11),
  borderRadius: vars.radius.medium,
  color: vars.color.accent.subtleFg,
  backgroundColor: vars.color.accent.subtleBg,
})

export const wayText = componentStyle('wayText', {
  display: 'block',
  fontWeight: weight.regular,
  color: vars.color.text.muted,
})

export const steps = componentStyle('steps', {
  display: 'grid',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})

export const lounge = componentStyle('lounge', {
  display: 'grid',
  gap: space[6],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  ...panelColors('dusk'),
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' } },
})

export const loungeWords = componentStyle('loungeWords', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  padding: `${space[8]} ${space[6]}`,
  '@media': { [media.tablet]: { padding: space[12] } },
})
