export { Missing } from './Missing.tsx'
export { Part } from './Part.tsx'
export type { MissingProps } from './Missing.tsx'
export type { PagePart, PartProps } from './Part.tsx'
