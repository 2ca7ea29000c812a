import { componentStyle } from '../../themes/componentStyle.ts'
import { lineOfText } from '../../tokens/scales.ts'

export const icon = componentStyle({ flexShrink: 0 }, 'icon')

/** Stands in a line of text, as tall as its letters. */
export const inText = componentStyle({ display: 'inline', verticalAlign: lineOfText.shift }, 'inText')
