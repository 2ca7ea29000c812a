export { partnerDoor } from './partnerDoor.ts'
