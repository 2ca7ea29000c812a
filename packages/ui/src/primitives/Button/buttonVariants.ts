/** Emphasis: one `strong` per view; `outline` and `soft` beside it; `plain` for rare actions. */
export const buttonEmphases = ['strong', 'soft', 'outline', 'plain'] as const
/**
 * How much a button stands out: one `strong` per view; `outline` and `soft` beside it; `plain` for rare actions.
 */
export type ButtonEmphasis = (typeof buttonEmphases)[number]

/** The heights of a button; `medium` is the usual one. */
export const buttonSizes = ['small', 'medium', 'large'] as const
/** The height of a button; `medium` is the usual one. */
export type ButtonSize = (typeof buttonSizes)[number]

/** `content` is as wide as the label; `full` fills the parent. */
export const buttonWidths = ['content', 'full'] as const
/** The width of a button: `content` is as wide as the label, `full` fills the parent. */
export type ButtonWidth = (typeof buttonWidths)[number]
