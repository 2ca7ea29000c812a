import type { Mutant } from '../Mutant.ts'
import { widgets } from '../suites.ts'

/** Which messages a partner's page and the club's frames accept from each other. */
export const embed: readonly Mutant[] = [
  {
    name: 'the loader accepts messages of any origin',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'if (origin !== club || source !== frame.contentWindow ||',
    to: 'if (!origin || source !== frame.contentWindow ||',
    suites: widgets('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'the loader accepts messages of another frame of the club',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'if (origin !== club || source !== frame.contentWindow ||',
    to: 'if (origin !== club ||',
    suites: widgets('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'the height of a frame has no limit',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'Math.min(Number(height) || 0, HIGHEST)',
    to: '(Number(height) || 0)',
    suites: widgets('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'the frame accepts a hello of an opaque origin',
    file: 'apps/lucky-lounge-embed/src/protocol/readMessage.ts',
    from: 'return isOrigin(event.origin) && readFrom(',
    to: 'return readFrom(',
    suites: widgets('src/protocol/readMessage.test.ts', 'src/frame/createHost.test.ts'),
  },
  {
    name: 'the frame accepts a code from another window',
    file: 'apps/lucky-lounge-embed/src/protocol/readMessage.ts',
    from: 'return event.origin === expected.origin ? readFrom(event, expected.window, message) : null',
    to: 'return readFrom(event, expected.window, message)',
    suites: widgets('src/protocol/readMessage.test.ts', 'src/frame/createSignInWindow.test.ts'),
  },
  {
    name: 'the sign-in window posts its code to any opener',
    file: 'apps/lucky-lounge-embed/src/lounge/readSignInRequest.ts',
    from: 'page.opener?.postMessage(message, page.location.origin)',
    to: "page.opener?.postMessage(message, '*')",
    suites: widgets('src/lounge/readSignInRequest.test.ts'),
  },
  {
    name: 'messages go to an origin that said hello later',
    file: 'apps/lucky-lounge-embed/src/frame/createHost.ts',
    from: 'if (greeted === null || origin !== null) return',
    to: 'if (greeted === null) return',
    suites: widgets('src/frame/createHost.test.ts'),
  },
  {
    name: 'the frame sends any page its messages before the hello',
    file: 'apps/lucky-lounge-embed/src/frame/createHost.ts',
    from: 'if (origin === null) waiting.push(message)\n    else send(message, origin)',
    to: "send(message, origin ?? '*')",
    suites: widgets('src/frame/createHost.test.ts'),
  },
  {
    name: 'a frame that was loaded again gets no hello',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: "else if (type === 'ready') {",
    to: "else if (type === 'ready' && !isReady) {",
    suites: widgets('src/loader/widgetElement.test.ts'),
  },
]
