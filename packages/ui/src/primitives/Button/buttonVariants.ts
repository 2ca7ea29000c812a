/** Emphasis: one `strong` per view; `outline` and `soft` beside it; `plain` for rare actions. */
export const buttonEmphases = ['strong', 'soft', 'outline', 'plain'] as const
export type ButtonEmphasis = (typeof buttonEmphases)[number]

export const buttonSizes = ['small', 'medium', 'large'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export const buttonWidths = ['content', 'full'] as const
export type ButtonWidth = (typeof buttonWidths)[number]
