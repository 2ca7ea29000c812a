export { deriveSecrets, hashKey, isSameSecret, lotOf, randomKey, sign, subjectOf } from './secrets.ts'
export type { Secrets } from './secrets.ts'
