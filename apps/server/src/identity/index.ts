export { identityOf } from './identityOf.ts'
export type { Identity } from './identityOf.ts'
export { resetIdentity } from './resetIdentity.ts'
