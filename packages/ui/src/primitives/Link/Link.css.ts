import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, lineOfText, media, underlineOffset, weight } from '../../tokens/scales.ts'

/** The colours of a link: the accent, or that of the text around. */
export const linkTones = ['accent', 'inherit'] as const
/** The colour of a link: the accent, or that of the text around. */
export type LinkTone = (typeof linkTones)[number]

export const link = componentStyle('link', {
  fontWeight: weight.semibold,
  textDecoration: 'underline',
  textDecorationThickness: borderWidth.hairline,
  textUnderlineOffset: underlineOffset,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecorationThickness: borderWidth.thick } },
})

export const toneClass = componentVariants('tone', linkTones, tone => ({
  color: tone === 'accent' ? vars.color.text.accent : 'inherit',
}))

export const externalMark = componentStyle('externalMark', {
  marginInlineStart: lineOfText.around,
  '@media': { [media.print]: { display: 'none' } },
})

export const unbroken = componentStyle('unbroken', { whiteSpace: 'nowrap' })
