export { Stack } from './Stack.tsx'
export type { StackProps } from './Stack.tsx'
export { stackAligns, stackElements } from './stackVariants.ts'
export type { StackAlign, StackElement } from './stackVariants.ts'
