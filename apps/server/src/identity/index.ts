export { readIdentity } from './readIdentity.ts'
export type { Identity } from './readIdentity.ts'
export { requireIdentity } from './requireIdentity.ts'
export { resetIdentity } from './resetIdentity.ts'
