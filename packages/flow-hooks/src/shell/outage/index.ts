export { type OutageState } from './outage.machine.ts'
export { useOutage, useOutageWarning } from './useOutage.ts'
