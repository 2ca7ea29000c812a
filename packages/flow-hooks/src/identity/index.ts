export { useVerifyIdentity, type VerifyIdentity } from './verifyIdentity/useVerifyIdentity.ts'
export { type VerifyIdentityState } from './verifyIdentity/VerifyIdentityState.ts'
