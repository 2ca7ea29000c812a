export { Missing } from './Missing.tsx'
export type { MissingProps } from './Missing.tsx'
