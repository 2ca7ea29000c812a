import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import { borderWidth, media, space } from '../../tokens/scales.ts'
import { barWords } from '../ProgressBar/barStyles.ts'

export const words = componentStyle('words', barWords)

export const reading = componentStyle('reading', { color: toneVars.subtleFg })

export const scale = componentStyle('scale', { display: 'flex', gap: space[1] })

export const step = componentStyle('step', {
  flex: 1,
  height: space[2],
  border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
})

export const reached = componentStyle('reached', {
  borderColor: toneVars.border,
  backgroundColor: toneVars.border,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
