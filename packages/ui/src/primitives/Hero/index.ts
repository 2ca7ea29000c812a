export { Hero } from './Hero.tsx'
export type { HeroProps } from './Hero.tsx'
export { heroElements, heroSizes } from './heroVariants.ts'
export type { HeroElement, HeroSize } from './heroVariants.ts'
