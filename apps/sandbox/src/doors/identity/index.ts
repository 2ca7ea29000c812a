export { identityDoor } from './identityDoor.ts'
export { IdScans } from './IdScan.ts'
