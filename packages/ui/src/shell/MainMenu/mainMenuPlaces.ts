/** In the header on wide screens; as a bottom bar on phones. */
export const mainMenuPlaces = ['header', 'thumb'] as const
export type MainMenuPlace = (typeof mainMenuPlaces)[number]
