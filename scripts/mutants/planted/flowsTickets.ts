import type { Mutant } from '../Mutant.ts'
import { hooks, web } from '../suites.ts'

export const flowsTickets: readonly Mutant[] = [
  {
    name: 'a retry after a lost response sends a ticket with another idempotency key',
    file: 'packages/flow-hooks/src/tickets/enterTicket/enterTicket.machine.ts',
    from: "if (state.at === 'locating' || !isRefusal(error, isRetry)) return [form, [showMessage]]",
    to: "if (state.at === 'locating') return [form, [showMessage]]",
    suites: hooks('src/tickets/enterTicket/enterTicket.machine.test.ts'),
  },
  {
    name: 'another ticket is sent with the idempotency key of the last one',
    file: 'packages/flow-hooks/src/tickets/enterTicket/enterTicket.machine.ts',
    from: 'state.isOutcomeUnknown ? [{ ...state, key: null, isOutcomeUnknown: false }, [open]] : [state, []]',
    to: 'state.isOutcomeUnknown ? [{ ...state, isOutcomeUnknown: false }, []] : [state, []]',
    suites: hooks('src/tickets/enterTicket/enterTicket.machine.test.ts'),
  },
  {
    name: 'the balance is not requested again after a ticket',
    file: 'packages/flow-hooks/src/tickets/enterTicket/enterTicket.machine.ts',
    from: "[...joy, { type: 'reloadBalance' }, open]",
    to: '[...joy, open]',
    suites: hooks('src/tickets/enterTicket/enterTicket.machine.test.ts'),
  },
  {
    name: 'a player outside the state enters a ticket',
    file: 'packages/flow-hooks/src/tickets/enterTicket/enterTicket.machine.ts',
    from: "if (outcome !== 'inRegion' || key === null)",
    to: "if (outcome === 'blocked' || key === null)",
    suites: hooks('src/tickets/enterTicket/enterTicket.machine.test.ts'),
  },
  {
    name: 'the codes of a ticket are lost with the session',
    file: 'packages/flow-hooks/src/tickets/enterTicket/enterTicket.machine.ts',
    from: '      ? { kind, drafts, ...(isOutcomeUnknown && key !== null && { sentKey: key }) }\n      : null,',
    to: '      ? null\n      : null,',
    suites: web('test/shell/drafts.test.tsx'),
  },
  {
    name: 'the error of entering a ticket stands beside the next success',
    file: 'packages/flow-hooks/src/tickets/enterTicket/useEnterTicket.ts',
    from: "        case 'locate':\n          failure.withdraw()\n",
    to: "        case 'locate':\n",
    suites: web('test/shell/staleErrors.test.tsx'),
  },
  {
    name: 'a server that renders the ticket entry asks for the address of the page',
    file: 'packages/flow-hooks/src/tickets/enterTicket/useEnterTicket.ts',
    from: 'useInBrowser(() => originOf(navigator.location()), null)',
    to: 'originOf(navigator.location())',
    suites: hooks('src/club/useStableVerbs.test.tsx'),
  },
  {
    name: 'a refused ticket does not say how many tries are left',
    file: 'packages/flow-hooks/src/tickets/enterTicket/ticketRefusal.ts',
    from: "isCounted(key) && params && 'left' in params ? `${key}.counted` : key",
    to: 'key',
    suites: web('test/tickets/refusal.test.tsx'),
  },
]
