export { identityErrors } from './identityErrors.ts'
export type { IdentityErrors } from './identityErrors.ts'
export { ssnLast4Rule } from './ssnLast4Rule.ts'
