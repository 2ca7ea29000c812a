import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const holder = componentStyle('holder', { width: '100%', maxWidth: measure.form })

export const facts = componentStyle('facts', {
  display: 'grid',
  gap: space[1],
  width: '100%',
  '@media': { [media.tablet]: { gap: space[2] } },
})

export const fact = componentStyle('fact', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
})

export const value = componentStyle('value', {
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
})

export const figure = componentStyle('figure', { fontSize: typeSize.display, lineHeight: '1' })
