import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, media, space } from '../../tokens/scales.ts'

/** On wide screens the picture stands beside the text. */
export const page = componentStyle('page', {
  display: 'grid',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 1fr)` } },
})

export const picture = componentStyle('picture', {
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.sunken,
  maxWidth: measure.text,
  '@media': {
    [media.tablet]: { aspectRatio: '16 / 9' },
    [media.desktop]: { gridRow: '1', gridColumn: '2', aspectRatio: '4 / 3' },
  },
})

export const words = componentStyle('words', { maxWidth: measure.text })
