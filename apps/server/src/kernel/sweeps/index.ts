export { createSweep } from './createSweep.ts'
export type { Followed, Sweep, SweepDeps } from './createSweep.ts'
