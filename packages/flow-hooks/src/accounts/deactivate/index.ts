export { useDeactivate, type Deactivate } from './useDeactivate.ts'
