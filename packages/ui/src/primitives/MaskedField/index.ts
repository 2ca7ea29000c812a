export { MaskedField } from './MaskedField.tsx'
export type { MaskedFieldProps } from './MaskedField.tsx'
export { takeMasked } from './takeMasked.ts'
export type { Mask } from './takeMasked.ts'
