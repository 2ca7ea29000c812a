export { Dialog } from './Dialog.tsx'
export type { DialogProps } from './Dialog.tsx'
export { dialogSizes } from './dialogVariants.ts'
export type { DialogSize } from './dialogVariants.ts'
