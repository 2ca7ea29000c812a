export { useArcadeGame, type SeenArcadeGame } from './arcadeGame/index.ts'
export { useArcadePlay, type ArcadePlayOptions, type ArcadePlayPage } from './arcadePlay/index.ts'
export {
  useBalanceSharing,
  useVisitor,
  type BalanceSharing,
  type BalanceSharingState,
  type WidgetOpener,
} from './balanceSharing/index.ts'
export {
  balanceWidgetMachine,
  useBalanceWidget,
  type BalanceWidget,
  type BalanceWidgetEffect,
  type BalanceWidgetEvent,
  type BalanceWidgetPorts,
  type BalanceWidgetState,
  type SignInWindowAnswer,
  type SignInWindowPort,
  type WidgetBinding,
  type WidgetHost,
  type WidgetNews,
} from './balanceWidget/index.ts'
export {
  useConversion,
  type Conversion,
  type ConversionObstacle,
  type ConversionState,
} from './conversion/index.ts'
export { useDailyBonus, type DailyBonusOffer } from './dailyBonus/index.ts'
export { lobbyQuestions, useLobby, useRedirectMessage } from './lobby/index.ts'
export {
  redeemEntriesMachine,
  useLoungeReward,
  usePastDraws,
  useRedeemEntries,
  type RedeemEntries,
  type RedeemEntriesEffect,
  type RedeemEntriesEvent,
  type RedeemEntriesState,
  type SeenLoungeReward,
} from './reward/index.ts'
export {
  tourMachine,
  useTour,
  type Tour,
  type TourEffect,
  type TourEvent,
  type TourStage,
} from './tour/index.ts'
export { useGetTokens } from './useGetTokens.ts'
export { useUserTokens } from './useUserTokens.ts'
export {
  useGameFrame,
  type GameFacts,
  type GameFrame,
  type GameFrameOptions,
  type GameFrameState,
  type GamePlay,
  type GameRound,
} from './gameFrame/index.ts'
export {
  claimEntryMachine,
  useClaimEntry,
  type ClaimBoxes,
  type ClaimEffect,
  type ClaimEntry,
  type ClaimEvent,
  type ClaimForm,
  type ClaimState,
} from './freeEntry/index.ts'
