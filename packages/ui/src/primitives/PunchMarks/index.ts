export { PunchMarks } from './PunchMarks.tsx'
export type { PunchMarksProps } from './PunchMarks.tsx'
