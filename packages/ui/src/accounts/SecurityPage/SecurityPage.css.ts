import { componentStyle } from '../../themes/componentStyle.ts'
import { measure } from '../../tokens/scales.ts'

export const form = componentStyle('form', { maxWidth: measure.form, overflowWrap: 'anywhere' })
