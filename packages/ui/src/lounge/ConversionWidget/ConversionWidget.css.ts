import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize, weight } from '../../tokens/scales.ts'

export const facts = componentStyle('facts', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[5]}`,
  fontVariantNumeric: 'tabular-nums',
})

export const fact = componentStyle('fact', { color: vars.color.text.muted })

export const value = componentStyle('value', { fontWeight: weight.bold, fontSize: typeSize.body })
