export { QueryState } from './QueryState.tsx'
export { Part } from './Part.tsx'
export type { QueryStateProps } from './QueryState.tsx'
export type { PagePart, PartProps } from './Part.tsx'
