export { IconButton } from './IconButton.tsx'
export type { IconButtonProps } from './IconButton.tsx'
export { iconButtonEmphases, iconButtonSizes } from './iconButtonVariants.ts'
export type { IconButtonEmphasis, IconButtonSize } from './iconButtonVariants.ts'
