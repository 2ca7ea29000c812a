import type { Mutant } from '../Mutant.ts'
import { hooks, models, server, web } from '../suites.ts'

const staleErrors = web('test/shell/staleErrors.test.tsx')

/** What happens after a release, on a bad connection, or outside the state. */
export const places: readonly Mutant[] = [
  {
    name: 'late code is requested once only',
    file: 'packages/domain-models/src/shell/loadLate.ts',
    from: 'return await load().catch(load)',
    to: 'return await load()',
    suites: models('src/shell/loadLate.test.ts'),
  },
  {
    name: 'a document that a navigation loads has not its state',
    file: 'apps/web/app/shell/documentNavigation.ts',
    from: "history.replaceState({ ...entry, usr: state }, '')",
    to: "history.replaceState({ ...entry, usr: null }, '')",
    suites: web('test/shell/documentNavigation.test.tsx'),
  },
  {
    name: 'the routes of a page are asked for under another URL than the router’s',
    file: 'apps/web/app/shell/findRoutes.ts',
    from: '.slice(1)\n',
    to: '.slice(-1)\n',
    suites: web('test/shell/findRoutes.test.tsx'),
  },
  {
    name: 'a route with a parameter hides one that only the server knows',
    file: 'apps/web/app/shell/findRoutes.ts',
    from: 'Object.keys(matches[0]?.params ?? {}).length === 0',
    to: 'true',
    suites: web('test/shell/findRoutes.test.tsx'),
  },
  {
    name: 'a page that a newer release has replaced is told as a lost connection',
    file: 'apps/web/app/shell/loadPage.ts',
    from: "return isOffline ? 'offline' : 'replaced'",
    to: "return isOffline ? 'replaced' : 'offline'",
    suites: web('test/shell/loadPage.test.tsx'),
  },
  {
    name: 'the redirect helper stays blank without a connection',
    file: 'apps/web/app/shell/redirectBack.route.tsx',
    from: '      <LeavingPage />\n',
    to: '',
    suites: web('test/shell/leavingPage.test.tsx'),
  },
  {
    name: 'a page that is being left reports that its code is missing',
    file: 'packages/flow-hooks/src/club/browser/recoverLateCode.ts',
    from: '    if (wasLeaving) await new Promise(resolve => setTimeout(resolve, LEAVING_MS))\n',
    to: '',
    suites: hooks('src/club/browser/recoverLateCode.test.ts'),
  },
  {
    name: 'replaced late code is told as a lost connection',
    file: 'packages/flow-hooks/src/club/browser/recoverLateCode.ts',
    from: "return new LateCodeError('error.lateCode', { cause })",
    to: "return new LateCodeError('error.offline', { cause })",
    suites: hooks('src/club/browser/recoverLateCode.test.ts'),
  },
  {
    name: 'replaced code of the location check is told as a blocked location',
    file: 'packages/flow-hooks/src/location/askLocation.ts',
    from: '  error instanceof LateCodeError ||\n',
    to: '',
    suites: hooks('src/location/askLocation.test.ts'),
  },
  {
    name: 'a location from a minute ago is taken',
    file: 'packages/flow-hooks/src/club/browser/locateDevice.ts',
    from: 'maximumAge: 0',
    to: 'maximumAge: 60_000',
    suites: hooks('src/club/browser/locateDevice.test.ts'),
  },
  {
    name: 'a player who left the state while choosing redeems entries',
    file: 'packages/flow-hooks/src/lounge/reward/useRedeemEntries.ts',
    from: "if (outcome !== 'inRegion') throw new NotSentError",
    to: "if (outcome === 'blocked') throw new NotSentError",
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'the page does not say that the browser asks for the location',
    file: 'packages/flow-hooks/src/location/askLocation.ts',
    from: "      messages.raise({ type: 'info', key: 'location.prompt' })\n",
    to: '',
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'the question of the browser stays on show after its answer',
    file: 'packages/flow-hooks/src/location/askLocation.ts',
    from: "if (isTold) messages.withdraw('info')",
    to: "if (isTold) messages.withdraw('success')",
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'a location that is unavailable is told as blocked',
    file: 'packages/domain-models/src/location/locationOutcome.ts',
    from: "|| !check.isAvailable) return 'unavailable'",
    to: "|| !check.isAvailable) return 'blocked'",
    suites: web('test/tickets/location.test.tsx'),
  },
  {
    name: 'a device that does not answer in time is told as unavailable',
    file: 'packages/flow-hooks/src/location/askLocation.ts',
    from: "return outcome === 'unavailable' && isTimedOut ? 'timedOut' : outcome",
    to: "return outcome === 'unavailable' && isTimedOut ? 'unavailable' : outcome",
    suites: web('test/tickets/location.test.tsx'),
  },
  {
    name: 'a location service that is down is told as a blocked location',
    file: 'packages/domain-models/src/location/locationOutcome.ts',
    from: "if (!check) return 'checkFailed'",
    to: "if (!check) return 'blocked'",
    suites: web('test/tickets/location.test.tsx'),
  },
  {
    name: 'a location service that is down is advice about the settings of the browser',
    file: 'packages/ui/src/location/LocationDialog/LocationDialog.tsx',
    from: "const FIXABLE = ['blocked', 'unavailable', 'timedOut'] as const",
    to: "const FIXABLE = ['blocked', 'unavailable', 'timedOut', 'checkFailed'] as unknown as readonly ['blocked', 'unavailable', 'timedOut']",
    suites: web('test/tickets/location.test.tsx'),
  },
  {
    name: 'the server tells a location service that is down as out of the state',
    file: 'apps/server/src/location/location.service.ts',
    from: "      throw new Refusal('location.checkFailed')\n",
    to: '      return { permission: reading.permission, isAvailable: true, isInRegion: false }\n',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: 'a device without a location is told as outside of the state',
    file: 'apps/server/src/location/location.service.ts',
    from: "return outcome === 'notInRegion' ? false : null",
    to: 'return false',
    suites: server('src/location/location.test.ts'),
  },
  ...(
    [
      [
        'entering a ticket',
        'tickets/enterTicket/useEnterTicket.ts',
        "        case 'locate':\n          failure.withdraw()\n",
        "        case 'locate':\n",
      ],
      [
        'answering questions',
        'surveys/questionnaire/useQuestionnaire.ts',
        '          failure.withdraw()\n',
        '',
      ],
      ['uploading a photo', 'activities/uploadPhoto/useUploadPhoto.ts', '          failure.withdraw()\n', ''],
      ['paying', 'store/pay/performPay.ts', '      deps.failure.withdraw()\n', ''],
      [
        'registering',
        'accounts/registration/performRegistration.ts',
        "    case 'checkEmail': {\n      failure.withdraw()\n",
        "    case 'checkEmail': {\n",
      ],
      ['an action', 'club/action/useAction.ts', '        failure.withdraw()\n', ''],
    ] as const
  ).map(([what, file, from, to]) => ({
    name: `the error of ${what} stands beside the next success`,
    file: `packages/flow-hooks/src/${file}`,
    from,
    to,
    suites: staleErrors,
  })),
  {
    name: 'signed-in players read nothing while the database only answers reads',
    file: 'apps/server/src/kernel/sessions/findSession.ts',
    from: "error.reason === 'readOnly') return false",
    to: "error.reason === 'overloaded') return false",
    suites: server('src/kernel/sessions/findSession.test.ts'),
  },
]
