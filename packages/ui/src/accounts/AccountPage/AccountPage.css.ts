import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, measure, media, pageMargin, pageWidth, space } from '../../tokens/scales.ts'

export const page = componentStyle('page', {
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: pageMargin,
})

/** Without a header above it, the ticket would touch the edge of a wide window. */
export const alone = componentStyle('alone', { '@media': { [media.desktop]: { paddingBlock: space[8] } } })

const notch = grid(6)

/** On wide screens the page is a ticket: the form on the left, a picture on the stub. */
export const ticket = componentStyle('ticket', {
  '@media': {
    [media.desktop]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      overflow: 'hidden',
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.medium,
      selectors: {
        '&::before, &::after': {
          content: '',
          position: 'absolute',
          insetInlineStart: `calc(50% - ${notch} / 2)`,
          width: notch,
          height: notch,
          borderRadius: '50%',
          backgroundColor: vars.color.surface.page,
        },
        '&::before': { top: `calc(${notch} / -2)` },
        '&::after': { bottom: `calc(${notch} / -2)` },
      },
    },
  },
})

export const column = componentStyle('column', {
  width: '100%',
  maxWidth: measure.form,
  marginInline: 'auto',
  paddingBlock: space[4],
  '@media': { [media.desktop]: { alignSelf: 'center', paddingBlock: space[12] } },
})

export const picture = componentStyle('picture', {
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      minHeight: grid(144),
      borderInlineStart: `${borderWidth.heavy} dotted ${vars.color.surface.page}`,
    },
  },
})
