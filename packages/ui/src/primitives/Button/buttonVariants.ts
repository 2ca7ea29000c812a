/** How loudly it asks: one `strong` a view; `outline` and `soft` beside it; `plain` for what is rarely wanted. */
export const buttonEmphases = ['strong', 'soft', 'outline', 'plain'] as const
export type ButtonEmphasis = (typeof buttonEmphases)[number]

export const buttonSizes = ['small', 'medium', 'large'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export const buttonWidths = ['content', 'full'] as const
export type ButtonWidth = (typeof buttonWidths)[number]
