export type { Clock } from '@players-club/domain-models'
export { readSandboxOffset, sandboxClock } from './sandboxClock.ts'
export type { SandboxClock } from './sandboxClock.ts'
export { systemClock } from './systemClock.ts'
