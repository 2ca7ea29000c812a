export { OpsError } from './OpsCommand.ts'
export type { OpsCommand, OpsContext } from './OpsCommand.ts'
export { runOps } from './runOps.ts'
