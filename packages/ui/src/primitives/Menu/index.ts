export { Menu } from './Menu.tsx'
export type { MenuAction, MenuProps } from './Menu.tsx'
export { menuTones } from './menuTones.ts'
export type { MenuTone } from './menuTones.ts'
