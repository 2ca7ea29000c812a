/** Where the panel opens: at an edge of the page, or under its button. */
export const menuPanelSides = ['start', 'end', 'anchor'] as const
export type MenuPanelSide = (typeof menuPanelSides)[number]
