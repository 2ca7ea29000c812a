import type { Mutant } from '../Mutant.ts'
import { hooks } from '../suites.ts'

export const flowsClubBrowser: readonly Mutant[] = [
  {
    name: 'the browser does not learn the time of the server',
    file: 'packages/flow-hooks/src/club/browser/browserApi.ts',
    from: "          clock.learn(response.headers.get('Date'), clock.elapsed() - sentAt)\n",
    to: '          if (sentAt < 0) clock.elapsed()\n',
    suites: hooks('src/club/browser/createBrowserClock.test.ts'),
  },
  {
    name: 'the time of a page begins with that of the device',
    file: 'packages/flow-hooks/src/club/browser/createBrowserClock.ts',
    from: 'renderedAt === undefined ? 0 : Date.parse(renderedAt) + pageAge() - Date.now()',
    to: 'renderedAt === undefined ? 0 : pageAge() * 0',
    suites: hooks('src/club/browser/createBrowserClock.test.ts'),
  },
  {
    name: 'the offset from the time of the server is not kept',
    file: 'packages/flow-hooks/src/club/browser/createBrowserClock.ts',
    from: '      offset = seen\n',
    to: '',
    suites: hooks('src/club/browser/createBrowserClock.test.ts'),
  },
  {
    name: 'a page that is being left reports that its code is missing',
    file: 'packages/flow-hooks/src/club/browser/recoverLateCode.ts',
    from: '    if (wasLeaving) await new Promise(resolve => setTimeout(resolve, LEAVING_MS))\n',
    to: '',
    suites: hooks('src/club/browser/recoverLateCode.test.ts'),
  },
  {
    name: 'replaced late code is reported as a lost connection',
    file: 'packages/flow-hooks/src/club/browser/recoverLateCode.ts',
    from: "return new LateCodeError('error.lateCode', { cause })",
    to: "return new LateCodeError('error.offline', { cause })",
    suites: hooks('src/club/browser/recoverLateCode.test.ts'),
  },
  {
    name: 'a location from a minute ago is taken',
    file: 'packages/flow-hooks/src/club/browser/locateDevice.ts',
    from: 'maximumAge: 0',
    to: 'maximumAge: 60_000',
    suites: hooks('src/club/browser/locateDevice.test.ts'),
  },
]
