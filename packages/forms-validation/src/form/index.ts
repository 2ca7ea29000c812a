export type { FieldError, FieldRule } from './FieldError.ts'
export { ruled } from './ruled.ts'
export { validateForm } from './validateForm.ts'
export type { FormErrors, FormResult } from './validateForm.ts'
