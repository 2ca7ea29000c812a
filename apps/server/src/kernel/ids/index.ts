export { newId } from './newId.ts'
