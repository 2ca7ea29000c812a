export { deriveSecrets, hashKey, isSameSecret, randomKey, sign, subjectOf } from './secrets.ts'
export type { Secrets } from './secrets.ts'
