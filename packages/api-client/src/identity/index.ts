export { getVerifyStatus } from './getVerifyStatus.ts'
export { renewVerification } from './renewVerification.ts'
export { verifyId } from './verifyId.ts'
