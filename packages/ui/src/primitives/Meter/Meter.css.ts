import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import { borderWidth, media, space } from '../../tokens/scales.ts'
import { barWords } from '../ProgressBar/barStyles.ts'

export const words = componentStyle(barWords, 'words')

export const reading = componentStyle({ color: toneVars.subtleFg }, 'reading')

export const scale = componentStyle({ display: 'flex', gap: space[1] }, 'scale')

export const step = componentStyle(
  {
    flex: 1,
    height: space[2],
    border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
  },
  'step',
)

export const reached = componentStyle(
  {
    borderColor: toneVars.border,
    backgroundColor: toneVars.border,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  'reached',
)
