export { ClockState, clockDoor } from './clockDoor.ts'
export { createSendOffset } from './sendOffset.ts'
