/** Values of `data-theme`. Partner themes add their own. */
export const themeNames = ['players-club', 'lucky-lounge'] as const
/** A value of `data-theme`; partner themes add their own. */
export type ThemeName = (typeof themeNames)[number]

/** The meaning of a colour. Every tone has the same roles in every theme. */
export const tones = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const
/** The meaning of a colour. Every tone has the same roles in every theme. */
export type Tone = (typeof tones)[number]

/** The roles of a tone's colours: of a solid background, of the text on it, of a border, and of a subtle pair. */
export const toneRoles = ['bg', 'bgHover', 'bgPressed', 'fg', 'border', 'subtleBg', 'subtleFg'] as const
/** The role of a tone's colour: of a solid background, of the text on it, of a border, or of a subtle pair. */
export type ToneRole = (typeof toneRoles)[number]

/**
 * Saturated panels (jackpots, the link to the lounge, tiles): decoration with text on it, without a meaning.
 */
export const panels = ['copper', 'saguaro', 'dusk', 'sun'] as const
/** A saturated panel: decoration with text on it, without a meaning. */
export type Panel = (typeof panels)[number]
