export { getActivityStatus } from './getActivityStatus.ts'
