export { quickDrawDoor } from './quickDrawDoor.ts'
