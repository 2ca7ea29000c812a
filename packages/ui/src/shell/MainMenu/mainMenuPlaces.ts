/** In the header on wide screens; as a bar under the thumb on phones. */
export const mainMenuPlaces = ['header', 'thumb'] as const
export type MainMenuPlace = (typeof mainMenuPlaces)[number]
