export { Grid } from './Grid.tsx'
export type { GridProps } from './Grid.tsx'
export { gridColumns, gridElements } from './gridVariants.ts'
export type { GridColumns, GridElement } from './gridVariants.ts'
