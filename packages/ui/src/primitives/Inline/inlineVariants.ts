export const inlineAligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const
export type InlineAlign = (typeof inlineAligns)[number]

export const inlineJustifies = ['start', 'center', 'end', 'between'] as const
export type InlineJustify = (typeof inlineJustifies)[number]

export const inlineElements = ['div', 'span', 'ul', 'ol'] as const
export type InlineElement = (typeof inlineElements)[number]
