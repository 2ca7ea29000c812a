export { useActivityStatus } from './useActivityStatus.ts'
