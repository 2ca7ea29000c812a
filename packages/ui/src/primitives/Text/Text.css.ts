import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, typeSize, weight } from '../../tokens/scales.ts'
import { textAligns, textSizes, textTones, textWeights } from './textVariants.ts'

export const sizeClass = componentVariants('size', textSizes, size => ({ fontSize: typeSize[size] }))

const colors = {
  default: vars.color.text.default,
  muted: vars.color.text.muted,
  accent: vars.color.text.accent,
  success: vars.color.success.subtleFg,
  danger: vars.color.danger.subtleFg,
  inherit: 'inherit',
}
export const toneClass = componentVariants('tone', textTones, tone => ({ color: colors[tone] }))

export const weightClass = componentVariants('weight', textWeights, name => ({ fontWeight: weight[name] }))

export const alignClass = componentVariants('align', textAligns, align => ({ textAlign: align }))

export const numeric = componentStyle('numeric', { fontVariantNumeric: 'tabular-nums' })

/** Limits the line length however wide the container is. */
export const measured = componentStyle('measured', { maxWidth: measure.text })
