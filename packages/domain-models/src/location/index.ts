export { deviceReading, locationCheck, position } from './LocationCheck.ts'
export type { DeviceReading, LocationCheck, Position } from './LocationCheck.ts'
export { locationOutcome } from './locationOutcome.ts'
export type { LocationOutcome, LocationRefusal } from './locationOutcome.ts'
