import {
  account,
  address,
  activityStatus,
  city,
  country,
  ledgerTransaction,
  phone,
  pointsBalance,
  problem,
  recommendation,
  remoteConfig,
  sessionStatus,
  sessionTokens,
  state,
  userProfile,
  userTokens,
} from '@players-club/domain-models'
import type { AnyStruct } from '../endpoint/index.ts'

/** The models that the document names. */
export const models: Readonly<Record<string, AnyStruct>> = {
  Account: account,
  Address: address,
  ActivityStatus: activityStatus,
  City: city,
  Country: country,
  LedgerTransaction: ledgerTransaction,
  Phone: phone,
  PointsBalance: pointsBalance,
  Problem: problem,
  Recommendation: recommendation,
  RemoteConfig: remoteConfig,
  SessionStatus: sessionStatus,
  SessionTokens: sessionTokens,
  State: state,
  UserProfile: userProfile,
  UserTokens: userTokens,
}
