import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, typeSize, weight } from '../../tokens/scales.ts'
import { textAligns, textSizes, textTones, textWeights } from './textVariants.ts'

export const sizeClass = componentVariants(textSizes, size => ({ fontSize: typeSize[size] }), 'size')

const colors = {
  default: vars.color.text.default,
  muted: vars.color.text.muted,
  accent: vars.color.text.accent,
  success: vars.color.success.subtleFg,
  danger: vars.color.danger.subtleFg,
  inherit: 'inherit',
}
export const toneClass = componentVariants(textTones, tone => ({ color: colors[tone] }), 'tone')

export const weightClass = componentVariants(textWeights, name => ({ fontWeight: weight[name] }), 'weight')

export const alignClass = componentVariants(textAligns, align => ({ textAlign: align }), 'align')

export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'numeric')

/** Limits the line length however wide the container is. */
export const measured = componentStyle({ maxWidth: measure.text }, 'measured')
