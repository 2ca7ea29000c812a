import type { Mutant } from '../Mutant.ts'
import { hooks, web } from '../suites.ts'

export const flowsClubAction: readonly Mutant[] = [
  {
    name: 'the quantity changes after the redemption may have arrived',
    file: 'packages/flow-hooks/src/club/action/action.machine.ts',
    from: "return state.at === 'confirming' ? [{ ...state, input: event.input }, []]",
    to: "return 'input' in state ? [{ ...state, input: event.input }, []]",
    suites: hooks('src/club/action/action.machine.test.ts', 'src/rewards/redeem/useRedeem.test.tsx'),
  },
  {
    name: 'a redemption is not asked again when its figures have changed',
    file: 'packages/flow-hooks/src/club/action/useConfirmedAction.ts',
    from: '      action.ask(action.state.input)\n',
    to: '',
    suites: hooks('src/rewards/redeem/useRedeem.test.tsx'),
  },
  {
    name: 'a retry after a lost response has a new idempotency key',
    file: 'packages/flow-hooks/src/club/action/action.machine.ts',
    from: "state.at === 'failed' && !isOutcomeUnknown ? event.key : state.key",
    to: "state.at === 'failed' ? event.key : state.key",
    suites: hooks('src/club/action/action.machine.test.ts', 'src/lounge/dailyBonus/useDailyBonus.test.tsx'),
  },
  {
    name: 'a request is sent twice by a double press',
    file: 'packages/flow-hooks/src/club/action/action.machine.ts',
    from: "if (state.at !== 'confirming' && state.at !== 'failed') return [state, []]",
    to: "if (state.at === 'idle' || state.at === 'done') return [state, []]",
    suites: hooks('src/club/action/action.machine.test.ts', 'src/club/action/useAction.test.tsx'),
  },
  {
    name: 'a quantity above the rest of a daily limit closes the dialog',
    file: 'packages/flow-hooks/src/club/action/useConfirmedAction.ts',
    from: "  'error.reward.moreThanLeft',\n",
    to: '',
    suites: hooks(
      'src/lounge/reward/useRedeemEntries.test.tsx',
      'src/lounge/conversion/useConversion.test.tsx',
      'src/rewards/redeem/useRedeem.test.tsx',
    ),
  },
  {
    name: 'the error of an action stands beside the next success',
    file: 'packages/flow-hooks/src/club/action/useAction.ts',
    from: '        failure.withdraw()\n',
    to: '',
    suites: web('test/shell/staleErrors.test.tsx'),
  },
  {
    name: 'a page does not ask again at the figures that have changed',
    file: 'packages/flow-hooks/src/club/action/useConfirmedAction.ts',
    from: '      action.ask(action.state.input)\n',
    to: '',
    suites: web('test/rewards/reward.test.tsx'),
  },
  {
    name: 'a retry sends the server other figures than those that were shown',
    file: 'packages/flow-hooks/src/club/action/useConfirmedAction.ts',
    from: 'call(input, sent.current.figures, callOptions)',
    to: 'call(input, figures(input), callOptions)',
    suites: hooks('src/club/action/useConfirmedAction.test.tsx'),
  },
]
