export { ComboBox } from './ComboBox.tsx'
export type { ComboBoxProps } from './ComboBox.tsx'
export type { ComboBoxOption } from './matchOptions.ts'
