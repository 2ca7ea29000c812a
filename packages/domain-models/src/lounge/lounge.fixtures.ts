import type { UserTokens } from './UserTokens.ts'

export const verifiedTokens: UserTokens = { balance: 5000, currency: 'TOKEN', userKey: 'verified', id: '1' }
