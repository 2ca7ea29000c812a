/** `small` asks one question; `medium` holds a form; `large` holds longer content. */
export const dialogSizes = ['small', 'medium', 'large'] as const
export type DialogSize = (typeof dialogSizes)[number]
