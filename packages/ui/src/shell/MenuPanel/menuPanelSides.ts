/** Where the panel opens: at an edge of the page, under its button, or above the bar under the thumb that its button is in. */
export const menuPanelSides = ['start', 'end', 'anchor', 'thumb'] as const
export type MenuPanelSide = (typeof menuPanelSides)[number]
