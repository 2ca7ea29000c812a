export { redeemEntriesMachine } from './redeemEntries.machine.ts'
export type { RedeemEntriesEffect, RedeemEntriesEvent, RedeemEntriesState } from './redeemEntries.machine.ts'
export { useLoungeReward, usePastDraws, type SeenLoungeReward } from './useLoungeReward.ts'
export { useRedeemEntries, type RedeemEntries } from './useRedeemEntries.ts'
