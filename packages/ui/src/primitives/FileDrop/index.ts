export { FileDrop } from './FileDrop.tsx'
export type { FileDropProps } from './FileDrop.tsx'
export type { FileRefusalReason, FileRules } from './fileRules.ts'
