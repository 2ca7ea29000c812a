export { identityOf } from './identityOf.ts'
export type { Identity } from './identityOf.ts'
export { requireIdentity } from './requireIdentity.ts'
export { resetIdentity } from './resetIdentity.ts'
