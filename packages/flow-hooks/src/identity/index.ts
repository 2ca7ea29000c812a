export { useVerifyIdentity, type VerifyIdentity, type VerifyIdentityState } from './verifyIdentity/index.ts'
