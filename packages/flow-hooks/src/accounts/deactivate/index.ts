export type { DeactivateState } from './deactivate.machine.ts'
export { useDeactivate, type Deactivate } from './useDeactivate.ts'
