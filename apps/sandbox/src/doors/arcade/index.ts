export { arcadeDoor } from './arcadeDoor.ts'
export { Rounds } from './Round.ts'
