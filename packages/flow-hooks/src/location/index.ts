export { askLocation } from './askLocation.ts'
