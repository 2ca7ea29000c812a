export { Button } from './Button.tsx'
export type { ButtonProps } from './Button.tsx'
export { buttonEmphases, buttonSizes, buttonWidths } from './buttonVariants.ts'
export type { ButtonEmphasis, ButtonSize, ButtonWidth } from './buttonVariants.ts'
