import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, space } from '../../tokens/scales.ts'

export const empty = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[4],
    padding: `${space[8]} ${space[5]} ${space[10]}`,
    border: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
    borderRadius: vars.radius.large,
    textAlign: 'center',
  },
  'empty',
)

export const art = componentStyle(
  {
    width: '100%',
    maxWidth: grid(64),
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
  },
  'art',
)

export const words = componentStyle({ display: 'grid', justifyItems: 'center', gap: space[2] }, 'words')
