import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, typeSize, weight } from '../../tokens/scales.ts'

export const facts = componentStyle('facts', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[2]} ${space[5]}`,
  fontVariantNumeric: 'tabular-nums',
})

export const fact = componentStyle('fact', { color: vars.color.text.muted })

export const value = componentStyle('value', { fontWeight: weight.semibold, fontSize: typeSize.body })

export const prizes = componentStyle('prizes', { display: 'grid', gap: space[4] })
