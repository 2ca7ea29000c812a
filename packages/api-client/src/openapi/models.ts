import {
  account,
  activityStatus,
  ledgerTransaction,
  pointsBalance,
  problem,
  remoteConfig,
  sessionStatus,
  sessionTokens,
  userTokens,
} from '@players-club/domain-models'
import type { AnyStruct } from '../endpoint/index.ts'

/** The models that the document names. */
export const models: Readonly<Record<string, AnyStruct>> = {
  Account: account,
  ActivityStatus: activityStatus,
  LedgerTransaction: ledgerTransaction,
  PointsBalance: pointsBalance,
  Problem: problem,
  RemoteConfig: remoteConfig,
  SessionStatus: sessionStatus,
  SessionTokens: sessionTokens,
  UserTokens: userTokens,
}
