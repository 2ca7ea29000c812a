export { PHOENIX, Place } from './place.ts'
export { placeDoor } from './placeDoor.ts'
