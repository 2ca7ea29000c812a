import type { Mutant } from '../Mutant.ts'
import { client, hooks, server, ui, widgets } from '../suites.ts'

/** What does not reach a player, a partner or an operator: an error, a place, a reason. */
export const reached: readonly Mutant[] = [
  {
    name: 'an error is announced of the field alone that was left last',
    file: 'packages/ui/src/primitives/Form/useErrorOnLeaving.ts',
    from: 'left.current.set(target, errorOf(target))',
    to: 'left.current = new Map([[target, errorOf(target)]])',
    suites: ui('src/accounts/ChangePasswordView/ChangePasswordView.test.tsx'),
  },
  {
    name: 'enlarged labels of the menu of a phone lie on each other',
    file: 'packages/ui/src/shell/MainMenu/MainMenu.css.ts',
    from: "overflowWrap: 'anywhere'",
    to: "overflowWrap: 'normal'",
    suites: ui('src/shell/MainMenu/MainMenu.test.tsx'),
  },
  {
    name: 'large balances are wider than a tablet',
    file: 'packages/ui/src/shell/Header/Header.css.ts',
    from: "justifyContent: 'flex-end',",
    to: "flexWrap: 'nowrap',",
    suites: ui('src/shell/Header/Header.test.tsx'),
  },
  {
    name: 'a long name is cut off in the greeting',
    file: 'packages/ui/src/shell/HomeView/HomeView.css.ts',
    from: "overflowWrap: 'anywhere',\n  color:",
    to: 'color:',
    suites: ui('src/shell/HomeView/HomeView.test.tsx'),
  },
  {
    name: 'a followed page link keeps focus below the rows',
    file: 'packages/ui/src/primitives/Pagination/Paginated.tsx',
    from: 'if (last.current !== page && links',
    to: 'if (last.current === page && links',
    suites: ui('src/primitives/Pagination/Paginated.test.tsx'),
  },
  {
    name: 'a link of the menu leads to the rows of a list',
    file: 'packages/ui/src/primitives/Pagination/Paginated.tsx',
    from: 'links.current?.contains(document.activeElement)',
    to: "document.activeElement?.closest('nav')",
    suites: ui('src/primitives/Pagination/Paginated.test.tsx'),
  },
  {
    name: 'a dialog returns focus to its opener although a place is named',
    file: 'packages/ui/src/primitives/Dialog/useFocusFallback.ts',
    from: 'named?.current?.focus()',
    to: 'void named',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'a page that no server rendered takes a player for a guest',
    file: 'packages/flow-hooks/src/club/session/createSession.ts',
    from: 'mayHaveSession = granted !== null',
    to: 'mayHaveSession = false',
    suites: hooks('src/shell/guard/useGuard.test.tsx'),
  },
  {
    name: 'half of a surrogate pair in a query throws',
    file: 'packages/api-client/src/wire/requestToWire.ts',
    from: 'search.set(name, queryText(value))',
    to: 'search.set(name, decodeURIComponent(encodeURIComponent(queryText(value))))',
    suites: client('src/wire/wire.test.ts'),
  },
  {
    name: 'colours of a partner that are not all given are ignored without a reason',
    file: 'apps/lucky-lounge-embed/src/frame/frameParams.ts',
    from: '!brand && (accent || surface || text)',
    to: 'brand && (accent || surface || text)',
    suites: widgets('src/frame/frameParams.test.ts'),
  },
  {
    name: 'missing files of the lottery are named only when all else is right',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: 'if (lookFolder !== null) problems.push',
    to: 'if (lookFolder !== null && problems.length === 0) problems.push',
    suites: server('src/kernel/config/config.test.ts'),
  },
]
