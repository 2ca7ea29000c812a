export { flagsDoor } from './flagsDoor.ts'
export { FlagsState, INITIAL_FLAGS } from './FlagsState.ts'
