export { Heading } from './Heading.tsx'
export type { HeadingProps } from './Heading.tsx'
export { headingLevels, headingSizes } from './headingVariants.ts'
export type { HeadingLevel, HeadingSize } from './headingVariants.ts'
