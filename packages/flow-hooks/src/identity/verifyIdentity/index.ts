export { useVerifyIdentity, type VerifyIdentity } from './useVerifyIdentity.ts'
export type { VerifyIdentityState } from './verifyIdentity.machine.ts'
