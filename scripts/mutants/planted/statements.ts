import type { Mutant } from '../Mutant.ts'
import { hooks, models, server, web } from '../suites.ts'

/** Statements that a page does in part: the rest was seen by no test. */
export const statements: readonly Mutant[] = [
  {
    name: 'a sign-in forgets where the ticket form leads back to',
    file: 'packages/flow-hooks/src/accounts/signIn/returnToOrigin.ts',
    from: '{ origin: next } = Object(place.state)',
    to: 'next = undefined',
    suites: hooks('src/accounts/signIn/useSignIn.test.tsx'),
  },
  {
    name: 'a refusal without a key opens the pop-up of refused entries',
    file: 'packages/flow-hooks/src/lounge/reward/useRedeemEntries.ts',
    from: "key !== 'error.general'",
    to: 'key !== undefined',
    suites: hooks('src/lounge/reward/useRedeemEntries.test.tsx'),
  },
  {
    name: 'a redemption outside the state names another reason than the location check gave',
    file: 'apps/web/app/lounge/RewardDialogs.tsx',
    from: "gate.locationRefusal : 'unavailable'",
    to: "'unavailable' as const : 'unavailable'",
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'the payment names another reason than the location check gave',
    file: 'apps/web/app/store/BillingDialogs.tsx',
    from: "state.locationRefusal : 'unavailable'",
    to: "'unavailable' as const : 'unavailable'",
    suites: web('test/store/billing.test.tsx'),
  },
  {
    name: 'a claim of a free entry never asks for the identity',
    file: 'apps/web/app/lounge/ClaimEntry.tsx',
    from: "isOpen={gate.at === 'verifying'}",
    to: 'isOpen={false}',
    suites: web('test/lounge/claimEntry.test.tsx'),
  },
  {
    name: 'a claim is accepted with the address of another person',
    file: 'apps/server/src/lounge/claimFreeEntry.service.ts',
    from: 'const home = address ?? emptyAddress',
    to: 'const home = emptyAddress',
    suites: server('src/lounge/freeEntries.test.ts'),
  },
  {
    name: 'the history of tokens names no entries',
    file: 'apps/server/src/rewards/redemption.service.ts',
    from: '{ drawId: draw.id, entries: quantity }',
    to: '{ drawId: draw.id }',
    suites: server('src/lounge/drawings.test.ts'),
  },
  {
    name: 'a coupon whose codes are not loaded yet is unlimited',
    file: 'apps/server/src/rewards/stocks.ts',
    from: "case r.type when 'COUPON' then 0 end",
    to: 'null',
    suites: server('src/rewards/redemption.test.ts'),
  },
  {
    name: 'a code that meets a failing server shows a general text',
    file: 'packages/flow-hooks/src/activities/redeemCode/useRedeemCode.ts',
    from: 'error.reason : errorMessage(error)',
    to: "error.reason : { key: 'error.general' as const }",
    suites: hooks('src/activities/redeemCode/useRedeemCode.test.tsx'),
  },
  {
    name: 'a game for points that fails shows a general text',
    file: 'packages/flow-hooks/src/rewards/redeem/useRedeem.ts',
    from: "reward?.type === 'GAMEPLAY' && !hasOwnText(error)",
    to: 'reward === null && !hasOwnText(error)',
    suites: hooks('src/rewards/redeem/useRedeem.test.tsx'),
  },
  {
    name: 'an activity promises larger photos than the club takes',
    file: 'packages/domain-models/src/activities/uploadContent.ts',
    from: 'Math.min(contentConfig.maxFileSize, PHOTO_MAX_MB)',
    to: 'contentConfig.maxFileSize',
    suites: models('src/activities/activities.test.ts'),
  },
  {
    name: 'the list of promotions cannot be requested again',
    file: 'apps/web/app/promotions/promotions.route.tsx',
    from: 'onReload={refresh}',
    to: 'onReload={loadMore}',
    suites: web('test/promotions/promotions.test.tsx'),
  },
  {
    name: 'feedback that failed shows a general text',
    file: 'packages/flow-hooks/src/content/feedback/useFeedback.ts',
    from: "messages.raise({ type: 'error', key, timeout",
    to: "messages.raise({ type: 'error', key: 'error.general', timeout",
    suites: hooks('src/content/feedback/useFeedback.test.tsx'),
  },
  {
    name: "a credit that is refused without a key shows the server's words",
    file: 'packages/flow-hooks/src/activities/viewLink/useViewLink.ts',
    from: '    toMessage: activityRefusal,\n',
    to: '',
    suites: hooks('src/activities/viewLink/useViewLink.test.tsx'),
  },
]
