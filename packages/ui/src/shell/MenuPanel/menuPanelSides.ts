/**
 * The panel's position: at the end edge of the page, under its button, or above the bottom bar that contains
 * its button.
 */
export const menuPanelSides = ['end', 'anchor', 'thumb'] as const
/** Where a panel opens: at the end edge of the page, under its button, or above the bottom bar. */
export type MenuPanelSide = (typeof menuPanelSides)[number]
