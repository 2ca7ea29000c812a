export { type SessionEndState } from './sessionEnd.machine.ts'
export { useSessionEnd, type SessionEnd } from './useSessionEnd.ts'
