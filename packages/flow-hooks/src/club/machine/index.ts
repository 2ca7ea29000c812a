export { abandon, type Abandon, type Machine, type Perform, type Run, type Step } from './Machine.ts'
export { after } from './after.ts'
export { createRunner, type Runner } from './createRunner.ts'
export { useMachine } from './useMachine.ts'
