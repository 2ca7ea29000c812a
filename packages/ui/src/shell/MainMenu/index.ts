export { MainMenu } from './MainMenu.tsx'
export type { MainMenuEntry, MainMenuProps } from './MainMenu.tsx'
export { mainMenuPlaces } from './mainMenuPlaces.ts'
export type { MainMenuPlace } from './mainMenuPlaces.ts'
