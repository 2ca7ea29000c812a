import type { Mutant } from '../Mutant.ts'
import { hooks, server, widgets } from '../suites.ts'

/** Rare moments of the lounge and of its widgets: a second visit, a late hour, a change while something waits. */
export const loungeEdges: readonly Mutant[] = [
  {
    name: 'a completed tour becomes skipped when it is left early the next time',
    file: 'packages/flow-hooks/src/lounge/tour/useTour.ts',
    from: 'close({ completedTour, skippedTour: !completedTour })',
    to: 'close({ completedTour: completedTour && false, skippedTour: true })',
    suites: hooks('src/lounge/tour/useTour.test.tsx'),
  },
  {
    name: 'the lobby does not notice that the day of the daily bonus has ended',
    file: 'packages/flow-hooks/src/lounge/dailyBonus/usePresentDay.ts',
    from: 'timer = clock.setTimeout(check, end - clock.now().getTime() + UNCERTAIN_MS)',
    to: 'timer = clock.setTimeout(stop, end - clock.now().getTime() + UNCERTAIN_MS)',
    suites: hooks('src/lounge/dailyBonus/useDailyBonus.test.tsx'),
  },
  {
    name: 'a bonus that was claimed stays hidden on the day after',
    file: 'packages/flow-hooks/src/lounge/dailyBonus/useDailyBonus.ts',
    from: '!(claimed?.day === day && claimed.bonus === bonus)',
    to: '!(claimed && claimed.bonus === bonus)',
    suites: hooks('src/lounge/dailyBonus/useDailyBonus.test.tsx'),
  },
  {
    name: 'a widget with a language that the lottery does not have ignores the language of the page',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: "[this.getAttribute('lang'), langAround(this)].filter(Boolean).join()",
    to: "this.getAttribute('lang') ?? langAround(this)",
    suites: widgets('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'a radius of blanks gives a widget square corners',
    file: 'apps/lucky-lounge-embed/src/protocol/frameRadius.ts',
    from: "query.get('radius')?.trim() || DEFAULT",
    to: "query.get('radius') || DEFAULT",
    suites: widgets('src/frame/frameParams.test.ts', 'src/loader/widgetElement.test.ts'),
  },
  {
    name: 'a widget that stays visible does not notice the end of its session',
    file: 'apps/lucky-lounge-embed/src/frame/createHost.ts',
    from: 'const wait = () => clock.setTimeout(seen, SEEN_AGAIN_MS)',
    to: 'const wait = () => clock.setTimeout(() => {}, SEEN_AGAIN_MS)',
    suites: widgets('src/frame/createHost.test.ts'),
  },
  {
    name: 'a changed attribute replaces the frame that waits for the sign-in window',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'if (this.#isDue && !this.#isHeld && this.isConnected)',
    to: 'if (this.#isDue && this.isConnected)',
    suites: widgets('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'the frame may be replaced before its session is open',
    file: 'packages/flow-hooks/src/lounge/balanceWidget/useBalanceWidget.ts',
    from: "state.at === 'signingIn' || state.at === 'entering'",
    to: "state.at === 'signingIn'",
    suites: hooks('src/lounge/balanceWidget/useBalanceWidget.test.tsx'),
  },
  {
    name: 'a quantity above the rest of a daily limit is refused as if the limit were used up',
    file: 'apps/server/src/kernel/limits/playerLimits.ts',
    from: '(await readUsed(database, use)) < cap ? refusalOfMore : refusal',
    to: '(await readUsed(database, use)) > cap ? refusalOfMore : refusal',
    suites: server('src/lounge/drawings.test.ts', 'src/rewards/redemption.test.ts'),
  },
  {
    name: 'points are refused as if the limit of the day were used up although a smaller amount is left',
    file: 'apps/server/src/lounge/tokens.service.ts',
    from: "refusalOfMore: 'error.reward.moreThanLeft',",
    to: '',
    suites: server('src/lounge/tokens.test.ts'),
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
]
