import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space } from '../../tokens/scales.ts'

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] }, 'row')

export const mark = componentStyle(
  {
    width: grid(3.5),
    height: grid(3.5),
    border: `${borderWidth.thick} solid ${vars.color.border.default}`,
    borderRadius: '50%',
  },
  'mark',
)

export const punched = componentStyle(
  {
    borderColor: vars.color.accent.border,
    backgroundColor: vars.color.accent.border,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  'punched',
)
