export { createEmbedCode } from './createEmbedCode.ts'
export { getUserTokens } from './getUserTokens.ts'
export { redeemEmbedCode } from './redeemEmbedCode.ts'
export { redeemPointsForTokens } from './redeemPointsForTokens.ts'
