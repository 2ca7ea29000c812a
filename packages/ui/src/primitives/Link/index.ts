export { Link } from './Link.tsx'
export type { LinkProps } from './Link.tsx'
export { linkTones } from './linkVariants.ts'
export type { LinkTone } from './linkVariants.ts'
