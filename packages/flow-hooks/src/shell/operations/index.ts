export { createAppState, type AppSlice, type AppState, type OperationStore } from './createAppState.ts'
export { idleOperation, operation, type Operation, type OperationEvent } from './Operation.ts'
