import { is } from 'superstruct'
import { expect, test } from 'vitest'
import * as fixtures from './fixtures.ts'
import {
  account,
  activityStatus,
  outageConfig,
  pointsBalance,
  remoteConfig,
  sessionTokens,
  userTokens,
} from './index.ts'

test('the fixtures are valid models', () => {
  expect(is(fixtures.verifiedAccount, account)).toBe(true)
  expect(is(fixtures.newcomerAccount, account)).toBe(true)
  expect(is(fixtures.openProfileActivity, activityStatus)).toBe(true)
  expect(is(fixtures.doneEmailActivity, activityStatus)).toBe(true)
  expect(is(fixtures.sessionTokensFixture, sessionTokens)).toBe(true)
  expect(is(fixtures.verifiedPoints, pointsBalance)).toBe(true)
  expect(is(fixtures.verifiedTokens, userTokens)).toBe(true)
  expect(is(fixtures.plannedOutage, outageConfig)).toBe(true)
  expect(is(fixtures.wholeRemoteConfig, remoteConfig)).toBe(true)
})
