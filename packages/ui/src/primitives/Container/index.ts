export { Container } from './Container.tsx'
export type { ContainerProps } from './Container.tsx'
export { containerElements, containerWidths } from './containerVariants.ts'
export type { ContainerElement, ContainerWidth } from './containerVariants.ts'
