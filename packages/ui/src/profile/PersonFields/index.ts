export { PersonFields } from './PersonFields.tsx'
export type { PersonFieldsProps } from './PersonFields.tsx'
export { personFieldNames } from './personFieldNames.ts'
export type { PersonField } from './personFieldNames.ts'
