import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space } from '../../tokens/scales.ts'

export const row = componentStyle('row', { display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const mark = componentStyle('mark', {
  width: grid(3.5),
  height: grid(3.5),
  border: `${borderWidth.thick} solid ${vars.color.border.default}`,
  borderRadius: '50%',
})

export const punched = componentStyle('punched', {
  borderColor: vars.color.accent.border,
  backgroundColor: vars.color.accent.border,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
