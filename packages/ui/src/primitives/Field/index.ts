export { Field } from './Field.tsx'
export { FieldError } from './FieldError.tsx'
export type { FieldErrorProps } from './FieldError.tsx'
export type { ControlNaming, FieldProps, FieldWords } from './Field.tsx'
