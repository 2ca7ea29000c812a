export type { Clock } from '@players-club/domain-models'
export { readSandboxOffset, sandboxClock, systemClock } from './sandboxClock.ts'
export type { SandboxClock } from './sandboxClock.ts'
