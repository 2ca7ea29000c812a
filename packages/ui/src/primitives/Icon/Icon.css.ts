import { componentStyle } from '../../themes/componentStyle.ts'
import { lineOfText } from '../../tokens/scales.ts'

export const icon = componentStyle('icon', { flexShrink: 0 })

/** Stands in a line of text, as tall as its letters. */
export const inText = componentStyle('inText', { display: 'inline', verticalAlign: lineOfText.shift })
