/**
 * The panel's position: at an edge of the page, under its button, or above the bottom bar that contains its
 * button.
 */
export const menuPanelSides = ['start', 'end', 'anchor', 'thumb'] as const
/** Where a panel opens: at an edge of the page, under its button, or above the bottom bar with its button. */
export type MenuPanelSide = (typeof menuPanelSides)[number]
