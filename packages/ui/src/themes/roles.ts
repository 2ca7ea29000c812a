/** Values of `data-theme`. Partner themes add their own. */
export const themeNames = ['players-club', 'lucky-lounge'] as const
export type ThemeName = (typeof themeNames)[number]

/** The meaning of a colour. Every tone has the same roles in every theme. */
export const tones = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const
export type Tone = (typeof tones)[number]

export const toneRoles = ['bg', 'bgHover', 'bgPressed', 'fg', 'border', 'subtleBg', 'subtleFg'] as const
export type ToneRole = (typeof toneRoles)[number]

/**
 * Saturated panels (jackpots, the link to the lounge, tiles): decoration with text on it, without a meaning.
 */
export const panels = ['copper', 'saguaro', 'dusk', 'sun'] as const
export type Panel = (typeof panels)[number]
