export { ClockState, clockDoor } from './clockDoor.ts'
export { createTellClub } from './tellClub.ts'
