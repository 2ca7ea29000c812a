/** Values of `data-theme`. Partner themes add their own. */
export const themeNames = ['players-club', 'lucky-lounge'] as const
export type ThemeName = (typeof themeNames)[number]
