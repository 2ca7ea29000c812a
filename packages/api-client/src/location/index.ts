export { checkLocation } from './checkLocation.ts'
