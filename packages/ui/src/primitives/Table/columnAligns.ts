/** Words begin at the start; figures line up at the end. */
export const columnAligns = ['start', 'end'] as const
export type ColumnAlign = (typeof columnAligns)[number]
