export { housekeeping } from './housekeeping.ts'
