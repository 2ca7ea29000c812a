import { contract, getRelatedGames, listArcadeGames, type Endpoint } from '@players-club/api-client'
import { copperStateLottery, RELATED_GAMES_SHOWN } from '@players-club/domain-models'
import {
  linkActivity,
  monsoonReels,
  scratcherGame,
  verifiedProfile,
  weeklyDrawing,
} from '@players-club/domain-models/fixtures'
import { useLayoutEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import * as flows from '../index.ts'
import { createTestClub, testProblem, testSession } from '../testing/index.ts'
import { useStableVerbs } from './useStableVerbs.ts'

const nothing = () => {}
const refresh = () => Promise.resolve()
const everySecond = () => 1000
const locale = 'en'
const today = '2026-11-20'
const address = { pathname: '/here', search: '' }
const range = { from: '2026-11-01' }
const machine: flows.Machine<string, string, never> = {
  initial: 'new',
  transition: (_, event) => [event, []],
}
const useNoRewardGame = () =>
  flows.useRewardGame({ rewardId: 7, reward: undefined, locale, refresh, onChanged: nothing })
const host = {
  partnerOrigin: () => null,
  onAnswered: () => nothing,
  notify: nothing,
  hold: nothing,
  onSeen: () => nothing,
}
const signInWindow = { open: () => 'blocked' as const, focus: nothing, leave: nothing }

/** Every hook of the package, with what it is given. */
const hooks: Record<string, () => unknown> = {
  useAction: () => flows.useAction({ call: () => Promise.resolve() }),
  useActivated: () => flows.useActivated(),
  useActivation: () => flows.useActivation('a-key'),
  useActivities: () => flows.useActivities(),
  useActivity: () => flows.useActivity('7'),
  useAddressLookup: () => flows.useAddressLookup({ countryCode: '', stateCode: '' }),
  useArcadeGame: () => flows.useArcadeGame(801),
  useArcadePlay: () =>
    flows.useArcadePlay({ id: 801, seen: { game: monsoonReels, wagers: [], chances: [] }, locale }),
  useBalanceSharing: () =>
    flows.useBalanceSharing({
      binding: { partnerOrigin: 'https://partner.example', nonce: 'once' },
      opener: { deliver: nothing, decline: nothing },
    }),
  useBalanceWidget: () => flows.useBalanceWidget({ host, signInWindow }),
  useBarcodes: () => flows.useBarcodes('00000000-0000-4000-8000-000000000001'),
  useBilling: () => flows.useBilling(),
  useCart: () => flows.useCart(),
  useChangeEmail: () => flows.useChangeEmail(),
  useChangePassword: () => flows.useChangePassword(),
  useCheckout: () => flows.useCheckout(),
  useClaimEntry: () =>
    flows.useClaimEntry({ reward: weeklyDrawing, refresh, isOpen: false, onClose: nothing }),
  useClub: () => flows.useClub(),
  useClubHistory: () => flows.useClubHistory({ tab: 'rewards', range, size: 10, page: 0 }),
  useCollectThemAll: () => flows.useCollectThemAll({ superBonusKey: 'desert-trail' }),
  useConfetti: () => flows.useConfetti(),
  useConversion: () => flows.useConversion(),
  useCreditPoints: () => flows.useCreditPoints('complete-profile'),
  useCreditedActivity: () => flows.useCreditedActivity('complete-profile'),
  useDailyBonus: () => flows.useDailyBonus(),
  useDeactivate: () => flows.useDeactivate(),
  useDigitalGame: () => flows.useDigitalGame({ activityId: '7', activity: linkActivity, locale, refresh }),
  useDrawPrizes: () => flows.useDrawPrizes(3),
  useDrawWinners: () => flows.useDrawWinners(3),
  useEditProfile: () => flows.useEditProfile(),
  useEnterTicket: () => flows.useEnterTicket(),
  useFeatureFlag: () => flows.useFeatureFlag('SWEEPSTAKES_V1'),
  useFeatureFlags: () => flows.useFeatureFlags(),
  useFeedback: () => flows.useFeedback(),
  useForgotPassword: () => flows.useForgotPassword(),
  useGame: () => flows.useGame('7'),
  useGameFrame: () =>
    flows.useGameFrame({
      ...{ scope: 'a-game', unit: 'points', locale, refresh: nothing },
      canReplay: () => false,
      play: () => Promise.reject(new Error('This game is not played.')),
    }),
  useGameParts: () => flows.useGameParts(7),
  useGames: () => flows.useGames({ filter: {}, page: 0 }, { hasFeatured: true }),
  useGetTokens: () => flows.useGetTokens(),
  useGreeting: () => flows.useGreeting(),
  useGuard: () => flows.useGuard({}, '/here'),
  useHistoryPlace: () => flows.useHistoryPlace(address),
  useHistoryRange: () => flows.useHistoryRange(range, { today, locale, zone: 'America/Phoenix' }, nothing),
  useHome: () => flows.useHome(),
  useInformationTile: () => flows.useInformationTile(7),
  useInformationTiles: () => flows.useInformationTiles(),
  useInviteFriends: () => flows.useInviteFriends(),
  useJackpots: () => flows.useJackpots(scratcherGame, 0),
  useLobby: () => flows.useLobby(),
  useLoungeReward: () => flows.useLoungeReward(7),
  useMachine: () => flows.useMachine(machine, nothing),
  useMessageBar: () => flows.useMessageBar(),
  useMessagePauses: () => flows.useMessagePauses(),
  useNextDrawShown: () => flows.useNextDrawShown(),
  useNow: () => flows.useNow(),
  useOpenAddresses: () => flows.useOpenAddresses(),
  useOpenPayment: () => flows.useOpenPayment(),
  useOutage: () => flows.useOutage(),
  useOutageWarning: () => flows.useOutageWarning(),
  usePageViews: () => flows.usePageViews('/here'),
  usePaidOrder: () => flows.usePaidOrder(),
  usePastDraws: () => flows.usePastDraws(weeklyDrawing, 0),
  usePay: () => flows.usePay(null, nothing),
  usePaymentReturn: () => flows.usePaymentReturn(),
  usePointsBalance: () => flows.usePointsBalance(),
  usePointsSummary: () => flows.usePointsSummary(),
  usePolling: () => flows.usePolling(everySecond),
  usePreferences: () => flows.usePreferences(),
  useProgressivePrize: () => flows.useProgressivePrize(undefined),
  usePromotion: () => flows.usePromotion(7, 0),
  usePromotions: () => flows.usePromotions(''),
  useQuery: () => flows.useQuery(listArcadeGames, { query: { sort: 'lastModified,desc' } }),
  useQuestionnaire: () => flows.useQuestionnaire({ page: 'POLL', surveyKey: 'a-poll', onEarned: nothing }),
  useQuickDraw: () => flows.useQuickDraw(7, 0),
  useQuickDrawFrame: () =>
    flows.useQuickDrawFrame({ gameUrl: undefined, start: undefined, onDrawn: nothing }),
  useReactivationOffer: () => flows.useReactivationOffer(),
  useRecommendations: () => flows.useRecommendations(true),
  useRedeem: () => flows.useRedeem({ reward: undefined, refresh, game: useNoRewardGame() }),
  useRedeemCode: () => flows.useRedeemCode(),
  useRedeemEntries: () => flows.useRedeemEntries(weeklyDrawing, refresh),
  useRedirectBack: () => flows.useRedirectBack(),
  useRedirectMessage: () => flows.useRedirectMessage(),
  useRegistration: () => flows.useRegistration({ inviteCode: '', historyState: null, isReturn: false }),
  useRemoteConfig: () => flows.useRemoteConfig(),
  useRequestedEmail: () => flows.useRequestedEmail(null),
  useResendActivation: () => flows.useResendActivation(),
  useResetFinish: () => flows.useResetFinish('a-key'),
  useReward: () => flows.useReward(7),
  useRewardDraw: () => flows.useRewardDraw(undefined),
  useRewardGame: useNoRewardGame,
  useRewardList: () => flows.useRewardList({ pathname: '/rewards', search: '' }),
  useRewards: () => flows.useRewards(),
  useSecondChanceTickets: () => flows.useSecondChanceTickets({ tab: 'draws', range, size: 10, page: 0 }),
  useSession: () => flows.useSession(),
  useSessionEnd: () => flows.useSessionEnd(),
  useSettings: () => flows.useSettings(),
  useSignIn: () => flows.useSignIn(),
  useSignOut: () => flows.useSignOut(),
  useSpinner: () => flows.useSpinner(),
  useStaticPage: () => flows.useStaticPage('faq'),
  useStore: () => flows.useStore(flows.useClub().session),
  useTokenHistory: () => flows.useTokenHistory({ types: [], range, page: 0 }),
  useTokenHistoryPlace: () => flows.useTokenHistoryPlace(address, locale),
  useTour: () => flows.useTour(),
  useUnavailable: () => flows.useUnavailable(false),
  useUnavailableGame: () => flows.useUnavailableGame(),
  useUnsuspend: () => flows.useUnsuspend('a-key'),
  useUploadPhoto: () => flows.useUploadPhoto('7'),
  useUserTokens: () => flows.useUserTokens(),
  useVerifyIdentity: () => flows.useVerifyIdentity({ isOpen: false }),
  useViewLink: () => flows.useViewLink('7'),
  useVisitor: () => flows.useVisitor(),
}

const isHookName = (name: string) => /^use[A-Z]/.test(name)

test('the list has every hook of the package', () => {
  expect(Object.keys(hooks).toSorted()).toEqual(Object.keys(flows).filter(isHookName).toSorted())
})

/** The functions in a value, by where they are in it. */
function functionsIn(value: unknown, at = '', seen = new Set<unknown>()): Map<string, unknown> {
  if (typeof value === 'function') return new Map([[at, value]])
  if (typeof value !== 'object' || value === null || seen.has(value)) return new Map()
  seen.add(value)
  return new Map(
    Object.entries(value).flatMap(([name, each]) => [...functionsIn(each, `${at}.${name}`, seen)]),
  )
}

const endpoints: Endpoint[] = Object.values(contract).flatMap(row => Object.values(row))
const missing = Object.fromEntries(endpoints.map(({ name }) => [name, testProblem(404)]))
const relatedGames = Array.from({ length: RELATED_GAMES_SHOWN }, () => scratcherGame)

async function mounted<T>(hook: () => T, player?: string) {
  const tab = createTestClub({
    initial: {
      ...{ remoteConfig: {}, authorizedFlags: [] },
      ...(player !== undefined && { session: testSession(player) }),
    },
    answers: {
      ...missing,
      [getRelatedGames.name]: { content: relatedGames },
      'profile.getProfile': verifiedProfile,
    },
  })
  tab.browser.server.signedIn = player ?? null
  const { result, rerender } = await renderHook(hook, { wrapper: tab.Wrapper })
  await tab.browser.settled()
  return { result, rerender, tab }
}

describe.each([undefined, 'verified'])('for the visitor %s', player => {
  for (const [name, hook] of Object.entries(hooks))
    test(`${name} returns the same functions when it is rendered again`, async () => {
      const { result, rerender, tab } = await mounted(hook, player)
      const before = functionsIn(result.current)
      await rerender()
      await tab.browser.settled()
      const after = functionsIn(result.current)
      expect([...after.keys()]).toEqual([...before.keys()])
      expect([...after.keys()].filter(at => after.get(at) !== before.get(at))).toEqual([])
    })
})

test.each(Object.entries(hooks))('%s returns nothing that is named like a hook', async (_, hook) => {
  const { result } = await mounted(hook, 'verified')
  const names = [...functionsIn(result.current).keys()].map(at => at.split('.').at(-1) ?? '')
  expect(names.filter(isHookName)).toEqual([])
})

test.each(Object.entries(hooks))('%s does not ask for the address while a server renders', (_, hook) => {
  const asked = vi.fn(() => {
    throw new Error('A server has no address.')
  })
  const { ports } = createTestClub()
  const Page = () => (hook(), 'rendered')
  const html = renderToString(
    <flows.ClubProvider
      lottery={copperStateLottery}
      ports={{ ...ports, navigator: { ...ports.navigator, location: asked } }}
      initial={{ session: testSession() }}
    >
      <Page />
    </flows.ClubProvider>,
  )
  expect(html).toBe('rendered')
  expect(asked).not.toHaveBeenCalled()
})

test('a verb that was taken earlier does what that of the last render does', async () => {
  const { result, act } = await renderHook(() => {
    const [count, setCount] = useState(0)
    return useStableVerbs({ count, add: (by: number) => setCount(count + by) })
  })
  const { add } = result.current
  await act(() => add(1))
  await act(() => add(2))
  expect(result.current.count).toBe(3)
  expect(result.current.add).toBe(add)
})

test('a layout effect calls the verb of its own render', async () => {
  const reported: number[] = []
  const { rerender } = await renderHook(
    (count = 1) => {
      const { report } = useStableVerbs({ report: () => reported.push(count) })
      useLayoutEffect(() => void report(), [count, report])
    },
    { initialProps: 1 },
  )
  await rerender(2)
  expect(reported).toEqual([1, 2])
})
