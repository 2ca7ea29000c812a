import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, measure, media, space, typeSize, weight } from '../../tokens/scales.ts'

/** Beside its picture where configured and there is room, below it otherwise. */
export const page = componentStyle('page', { display: 'grid', gap: space[6], maxWidth: measure.text })

export const beside = componentStyle('beside', {
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `${grid(80)} minmax(0, ${measure.text})` } },
})

const frame = { overflow: 'hidden', borderRadius: vars.radius.large } as const

export const picture = {
  top: componentStyle('pictureTop', { ...frame, aspectRatio: '3 / 1' }),
  side: componentStyle('pictureSide', { ...frame, aspectRatio: '1' }),
}

/** A perforation between the questions. */
export const questions = componentStyle('questions', { display: 'grid', gap: space[6], listStyle: 'none' })

export const question = componentStyle('question', {
  selectors: {
    '& + &': {
      paddingBlockStart: space[6],
      borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
    },
  },
})

export const choices = componentStyle('choices', { display: 'grid', gap: space[1], justifyItems: 'start' })

export const legend = componentStyle('legend', { fontWeight: weight.semibold })

export const hint = componentStyle('hint', { fontSize: typeSize.small, color: vars.color.text.muted })
