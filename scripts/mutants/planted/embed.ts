import type { Mutant } from '../Mutant.ts'

const suite = (...files: string[]) => [{ package: 'apps/lucky-lounge-embed', files }]

/** Which messages a partner's page and the club's frames accept from each other. */
export const embed: readonly Mutant[] = [
  {
    name: 'the loader hears any page that knows the frame',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'if (origin !== club || source !== frame.contentWindow ||',
    to: 'if (!origin || source !== frame.contentWindow ||',
    suites: suite('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'the loader hears another frame of the club',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'if (origin !== club || source !== frame.contentWindow ||',
    to: 'if (origin !== club ||',
    suites: suite('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'a frame grows without end',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'Math.min(Number(height) || 0, HIGHEST)',
    to: '(Number(height) || 0)',
    suites: suite('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'the frame believes a page without an origin',
    file: 'apps/lucky-lounge-embed/src/protocol/readMessage.ts',
    from: 'return isOrigin(event.origin) && heard(',
    to: 'return heard(',
    suites: suite('src/protocol/readMessage.test.ts', 'src/frame/createHost.test.ts'),
  },
  {
    name: 'the frame takes a code from a foreign window',
    file: 'apps/lucky-lounge-embed/src/protocol/readMessage.ts',
    from: 'return event.origin === expected.origin ? heard(event, expected.window, message) : null',
    to: 'return heard(event, expected.window, message)',
    suites: suite('src/protocol/readMessage.test.ts', 'src/frame/createSignInWindow.test.ts'),
  },
  {
    name: 'the sign-in window tells its code to any opener',
    file: 'apps/lucky-lounge-embed/src/lounge/readSignInRequest.ts',
    from: 'page.opener?.postMessage(message, page.location.origin)',
    to: "page.opener?.postMessage(message, '*')",
    suites: suite('src/lounge/readSignInRequest.test.ts'),
  },
  {
    name: 'news go to a page that came later',
    file: 'apps/lucky-lounge-embed/src/frame/createHost.ts',
    from: 'if (greeted === null || origin !== null) return',
    to: 'if (greeted === null) return',
    suites: suite('src/frame/createHost.test.ts'),
  },
]
