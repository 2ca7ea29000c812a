import type { Mutant } from '../Mutant.ts'
import { web } from '../suites.ts'

export const webLounge: readonly Mutant[] = [
  {
    name: 'the lounge history shows the balance of points',
    file: 'apps/web/app/lounge/history.route.tsx',
    from: "import { useUserTokens } from '@players-club/flow-hooks/lounge'",
    to: "import { usePointsBalance as useUserTokens } from '@players-club/flow-hooks/history'",
    suites: web('test/lounge/history.test.tsx'),
  },
  {
    name: 'dismissing the daily bonus claims it',
    file: 'apps/web/app/lounge/lobby.route.tsx',
    from: 'onDismiss: dismiss }',
    to: 'onDismiss: claim }',
    suites: web('test/lounge/dailyBonus.test.tsx'),
  },
  {
    name: 'a conversion shows the maximum as its cost',
    file: 'apps/web/app/lounge/Conversion.tsx',
    from: 'cost={cost}',
    to: 'cost={most}',
    suites: web('test/lounge/conversion.test.tsx'),
  },
  {
    name: 'the claim of a free entry does not open',
    file: 'apps/web/app/lounge/reward.route.tsx',
    from: 'onClaim={() => setClaiming(true)}',
    to: 'onClaim={() => setClaiming(false)}',
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'a retry of the location closes the free entry',
    file: 'apps/web/app/lounge/ClaimEntry.tsx',
    from: 'onRetry={flow.retryLocation}',
    to: 'onRetry={close}',
    suites: web('test/lounge/claimEntry.test.tsx'),
  },
  {
    name: 'a retry of the captcha closes the free entry',
    file: 'apps/web/app/lounge/ClaimEntry.tsx',
    from: 'onRetryCaptcha={flow.retryCaptcha}',
    to: 'onRetryCaptcha={close}',
    suites: web('test/lounge/claimEntry.test.tsx'),
  },
  {
    name: 'closing a covered game ends the paid play that was never visible',
    file: 'apps/web/app/lounge/GameDialog.tsx',
    from: 'onCloseUnseen={frame.miss}',
    to: 'onCloseUnseen={frame.close}',
    suites: web('test/lounge/game.test.tsx'),
  },
  {
    name: 'a redemption outside the state names another reason than the location check gave',
    file: 'apps/web/app/lounge/RewardDialogs.tsx',
    from: "gate.locationRefusal : 'unavailable'",
    to: "'unavailable' as const : 'unavailable'",
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'a claim of a free entry never asks for the identity',
    file: 'apps/web/app/lounge/ClaimEntry.tsx',
    from: "isOpen={gate.at === 'verifying'}",
    to: 'isOpen={false}',
    suites: web('test/lounge/claimEntry.test.tsx'),
  },
]
