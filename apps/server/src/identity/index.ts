export { identityOf } from './identityOf.ts'
export type { Identity } from './identityOf.ts'
