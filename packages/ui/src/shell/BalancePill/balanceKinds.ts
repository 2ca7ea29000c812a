export const balanceKinds = ['points', 'tokens'] as const
export type BalanceKind = (typeof balanceKinds)[number]
