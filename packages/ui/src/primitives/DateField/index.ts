export { DateField } from './DateField.tsx'
export type { DateFieldProps } from './DateField.tsx'
export { dateParts } from './dateParts.ts'
export type { DatePart } from './dateParts.ts'
