export { Bleed } from './Bleed.tsx'
export type { BleedProps } from './Bleed.tsx'
