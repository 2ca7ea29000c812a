export { Icon } from './Icon.tsx'
export type { IconDrawing, IconProps } from './Icon.tsx'
export { iconSizes } from './iconVariants.ts'
export type { IconSize } from './iconVariants.ts'
