/** The sizes of text, the smallest first. */
export const textSizes = ['caption', 'small', 'body', 'lead', 'title'] as const
/** The size of a text, a step of the type scale. */
export type TextSize = (typeof textSizes)[number]

/** The colours of text; `inherit` takes that of the element around. */
export const textTones = ['default', 'muted', 'accent', 'success', 'danger', 'inherit'] as const
/** The colour of a text; `inherit` takes that of the element around. */
export type TextTone = (typeof textTones)[number]

/** The weights of text, the lightest first. */
export const textWeights = ['regular', 'semibold', 'bold'] as const
/** The weight of a text; headings have their own. */
export type TextWeight = (typeof textWeights)[number]

/** How the lines of a text are aligned. */
export const textAligns = ['start', 'center', 'end'] as const
/** How the lines of a text are aligned. */
export type TextAlign = (typeof textAligns)[number]

/** The elements that a text can be. */
export const textElements = ['p', 'span', 'div', 'strong', 'small', 'dt', 'dd', 'time'] as const
/** The element that a text is; `time` takes a `dateTime`. */
export type TextElement = (typeof textElements)[number]
