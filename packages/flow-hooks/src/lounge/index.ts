export { useArcadeGame, type SeenArcadeGame } from './arcadeGame/useArcadeGame.ts'
export { useArcadePlay, type ArcadePlayOptions, type ArcadePlayPage } from './arcadePlay/useArcadePlay.ts'
export {
  useBalanceSharing,
  type BalanceSharing,
  type BalanceSharingState,
  type WidgetOpener,
} from './balanceSharing/useBalanceSharing.ts'
export { useVisitor } from './balanceSharing/useVisitor.ts'
export { type BalanceWidgetState } from './balanceWidget/balanceWidget.machine.ts'
export {
  useBalanceWidget,
  type BalanceWidget,
  type BalanceWidgetPorts,
} from './balanceWidget/useBalanceWidget.ts'
export {
  type SignInWindowAnswer,
  type SignInWindowPort,
  type WidgetBinding,
  type WidgetHost,
  type WidgetNews,
} from './balanceWidget/WidgetHost.ts'
export { useConversion, type Conversion, type ConversionObstacle } from './conversion/useConversion.ts'
export { useDailyBonus, type DailyBonusOffer } from './dailyBonus/useDailyBonus.ts'
export { lobbyQuestions, useLobby } from './lobby/useLobby.ts'
export { useRedirectMessage } from './lobby/useRedirectMessage.ts'
export { type EntryGateState } from './reward/entryGate.machine.ts'
export { useLoungeReward, usePastDraws, type SeenLoungeReward } from './reward/useLoungeReward.ts'
export { useRedeemEntries, type RedeemEntries } from './reward/useRedeemEntries.ts'
export { useTour, type Tour } from './tour/useTour.ts'
export { useGetTokens } from './useGetTokens.ts'
export { useUserTokens } from './useUserTokens.ts'
export { useGameFrame } from './gameFrame/useGameFrame.ts'
export { type GameFrame, type GameFrameOptions } from './gameFrame/GameFrame.ts'
export { type GameFrameState, type GameRound } from './gameFrame/GameFrameState.ts'
export { type GamePlay } from './gameFrame/GamePlay.ts'
export { type ClaimBoxes, type ClaimForm, type ClaimState } from './freeEntry/claimEntry.machine.ts'
export type { ClaimEntry } from './freeEntry/ClaimEntry.ts'
export { useClaimEntry } from './freeEntry/useClaimEntry.ts'
