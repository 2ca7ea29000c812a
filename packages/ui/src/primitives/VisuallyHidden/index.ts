export { VisuallyHidden } from './VisuallyHidden.tsx'
export type { VisuallyHiddenProps } from './VisuallyHidden.tsx'
export { visuallyHiddenElements } from './visuallyHiddenVariants.ts'
export type { VisuallyHiddenElement } from './visuallyHiddenVariants.ts'
