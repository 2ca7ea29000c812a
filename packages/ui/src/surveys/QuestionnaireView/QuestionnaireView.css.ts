import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, measure, media, space, typeSize, weight } from '../../tokens/scales.ts'

/** Beside its picture where configured and there is room, below it otherwise. */
export const page = componentStyle({ display: 'grid', gap: space[6], maxWidth: measure.text }, 'page')

export const beside = componentStyle(
  {
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: `${grid(80)} minmax(0, ${measure.text})` } },
  },
  'beside',
)

const frame = { overflow: 'hidden', borderRadius: vars.radius.large } as const

export const picture = {
  top: componentStyle({ ...frame, aspectRatio: '3 / 1' }, 'pictureTop'),
  side: componentStyle({ ...frame, aspectRatio: '1' }, 'pictureSide'),
}

/** A perforation between the questions. */
export const questions = componentStyle({ display: 'grid', gap: space[6], listStyle: 'none' }, 'questions')

export const question = componentStyle(
  {
    selectors: {
      '& + &': {
        paddingBlockStart: space[6],
        borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
      },
    },
  },
  'question',
)

export const choices = componentStyle({ display: 'grid', gap: space[1], justifyItems: 'start' }, 'choices')

export const legend = componentStyle({ fontWeight: weight.semibold }, 'legend')

export const hint = componentStyle({ fontSize: typeSize.small, color: vars.color.text.muted }, 'hint')
