export { homeDoor } from './homeDoor.ts'
