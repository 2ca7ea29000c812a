/** How children of different heights are aligned in their row. */
export const inlineAligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const
/** How children of different heights are aligned in their row. */
export type InlineAlign = (typeof inlineAligns)[number]

/** Where the children of a row stand when there is more room than they need. */
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const
/** Where the children of a row stand when there is more room than they need. */
export type InlineJustify = (typeof inlineJustifies)[number]
