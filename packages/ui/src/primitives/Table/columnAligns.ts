/** Text is aligned to the start, numbers to the end. */
export const columnAligns = ['start', 'end'] as const
export type ColumnAlign = (typeof columnAligns)[number]
