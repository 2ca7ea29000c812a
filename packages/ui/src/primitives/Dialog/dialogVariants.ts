/** `small` asks one thing; `medium` holds a form; `large` holds what is read or chosen from. */
export const dialogSizes = ['small', 'medium', 'large'] as const
export type DialogSize = (typeof dialogSizes)[number]
