export { readIdentity } from './readIdentity.ts'
export { requireIdentity } from './requireIdentity.ts'
export { resetIdentity } from './resetIdentity.ts'
