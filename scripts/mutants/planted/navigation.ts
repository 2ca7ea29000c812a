import type { Mutant } from '../Mutant.ts'
import { hooks, ui, web } from '../suites.ts'

/** What a player does not see, or loses, on a slow connection, with Back and in two tabs. */
export const navigation: readonly Mutant[] = [
  {
    name: 'a link is dead when a request of its page hangs',
    file: 'apps/web/app/shell/loadPage.ts',
    from: 'return Promise.race([load(path, loadTexts), late])',
    to: 'return load(path, loadTexts) ?? late',
    suites: web('test/shell/loadPage.test.tsx'),
  },
  {
    name: 'a link is dead when late code of its page hangs',
    file: 'apps/web/app/shell/loadPage.ts',
    from: 'await handle?.loadLateCode?.()',
    to: 'void handle?.loadLateCode?.()',
    suites: web('test/shell/loadPage.test.tsx'),
  },
  {
    name: 'a language that is chosen without a connection changes nothing and says nothing',
    file: 'apps/web/app/shell/ShellFooter.tsx',
    from: "    else raise({ type: 'error', key: 'error.offline' })\n",
    to: '',
    suites: web('test/shell/frame.test.tsx'),
  },
  {
    name: 'a page asks for its modules one level after the other',
    file: 'apps/web/app/shell/loadPage.ts',
    from: 'for (const href of imports) preloadModule(href)',
    to: 'void imports',
    suites: web('test/shell/loadPage.test.tsx'),
  },
  {
    name: 'a page that loads for long is not announced',
    file: 'apps/web/app/shell/useOfflineSafeNavigate.ts',
    from: 'setIsLoading(true)',
    to: 'setIsLoading(false)',
    suites: web('test/shell/navigation.test.tsx'),
  },
  {
    name: 'Back returns to a table that is too short for the scroll position',
    file: 'packages/ui/src/primitives/Table/useIncrementalRows.ts',
    from: 'return isWhole ? groups :',
    to: 'return isWhole && groups.length === 0 ? groups :',
    suites: ui('src/primitives/Table/Table.test.tsx'),
  },
  {
    name: 'focus is on the body when a player has signed out on a page',
    file: 'apps/web/app/shell/useFocusOnNavigation.ts',
    from: 'useRef(departures === 0 ? pathname : null)',
    to: 'useRef<string | null>(departures < 0 ? null : pathname)',
    suites: web('test/shell/focus.test.tsx'),
  },
  {
    name: 'a cart that another tab has paid for is paid for again',
    file: 'packages/flow-hooks/src/store/pay/usePaymentMachine.ts',
    from: "slice.onEmptiedElsewhere(() => send({ type: 'cart-emptied' }))",
    to: "slice.onEmptiedElsewhere(() => send({ type: 'location-seen' }))",
    suites: hooks('src/store/pay/usePay.test.tsx'),
  },
]
