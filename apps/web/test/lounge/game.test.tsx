import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { DIGITAL_GAME_REFRESH_MS, type ArcadeGame } from '@players-club/domain-models'
import {
  mazeBefore,
  mazePlay,
  monsoonChances,
  monsoonPlay,
  monsoonReels,
  monsoonWagers,
  spinGameData,
  spinPlay,
  verifiedTokens,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog', { name: 'Monsoon Reels' })
const forPrizes = main.getByRole('button', { name: 'Play for prizes' })
const forFun = main.getByRole('button', { name: 'Play for fun' })
const PATH = '/lucky-lounge/game/801'

const maze: ArcadeGame = { ...monsoonReels, gameId: 'PACMAN', vendor: 'NGL' }
const wagersOf = (values: number[]) =>
  values.map(value => ({ value, topPrizeValue: value * 500, topPrizeType: 'tokens' as const }))

/** A page of our own origin in place of the provider's. */
const theme = URL.createObjectURL(new Blob(['<title>Theme</title>'], { type: 'text/html' }))

afterEach(() => page.viewport(1280, 800))

const openGame = (answers: FakeAnswers = {}, options: Partial<PageOptions> = {}) =>
  openPage(PATH, {
    player: 'verified',
    answers: {
      'lounge.getUserTokens': verifiedTokens,
      'lounge.getArcadeGame': monsoonReels,
      'lounge.getDenominations': { content: [...monsoonWagers], chances: [...monsoonChances] },
      'lounge.debitArcade': monsoonPlay,
      'lounge.playArcadeForFun': { ...spinPlay, baseAmount: 0, prizeType: 'NONE' },
      'activities.getArcadeGameData': { ...spinGameData, themeHostName: theme },
      'activities.startInteractiveGame': null,
      'activities.endInteractiveGame': { amount: 80, balance: 5060 },
      ...answers,
    },
    ...options,
  })

const asNgl: FakeAnswers = {
  'lounge.getArcadeGame': maze,
  'lounge.getDenominations': { content: wagersOf([50, 250, 500]), chances: [...monsoonChances] },
  'lounge.getNglToken': { subjectToken: 'subject' },
  'lounge.startNglSession': { clientSessionId: 'session', clientRequestToken: 'request' },
  'lounge.getNglGameData': mazeBefore,
  'lounge.startNglGame': mazePlay,
  'lounge.endNglGame': { amount: 200, balance: 5150 },
}

/** Opens the game for a prize, with its page in the frame. */
async function openPlay(answers: FakeAnswers = {}) {
  const opened = await openGame(answers)
  await forPrizes.click()
  return { ...opened, ...(await theGame(opened)) }
}

async function theGame({ club }: Awaited<ReturnType<typeof openGame>>) {
  const frame = dialog.getByTitle('Monsoon Reels: the game')
  const shown = () => frame.element() as HTMLIFrameElement
  await expect.poll(() => shown().contentDocument?.title).toBe('Theme')
  const received: unknown[] = []
  shown().contentWindow?.addEventListener('message', ({ data }) => received.push(data))
  const say = async (type: string) => {
    const { contentWindow: source } = shown()
    const data = { from: 'arcade-game', type }
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source }))
    await club.browser.settled()
  }
  return { frame, received, say }
}

test('[ARCADE-003] shows the full picture from 650 px on, and the one for phones below', async () => {
  const pictures = { ticketFullImage: '/shared.png', ticketFullImageMobile: '/favicon.svg' }
  await openGame({ 'lounge.getArcadeGame': { ...monsoonReels, ...pictures } })
  await expect.element(main.getByRole('heading', { name: 'Monsoon Reels' })).toBeVisible()
  const source = () => document.querySelector<HTMLImageElement>('main picture:has(source) img')?.currentSrc
  await page.viewport(650, 800)
  await expect.poll(source).toMatch(/\/shared\.png$/)
  await page.viewport(649, 800)
  await expect.poll(source).toMatch(/\/favicon\.svg$/)
})

test('[ARCADE-042] begins with the wager that the club’s settings name', async () => {
  await openGame({}, { settings: { defaultWagerIndex: 2 } })
  await expect.element(main.getByRole('radio').nth(2)).toBeChecked()
})

test('wagers what is chosen, and shows the prizes of that wager and the tokens left after it', async () => {
  let balance = 5000
  const opened = await openGame({
    'lounge.getUserTokens': () => ({ ...verifiedTokens, balance }),
    'lounge.debitArcade': ({ body }) => {
      balance -= body.amount
      return { ...monsoonPlay, balance }
    },
  })
  await expect.element(main.getByText('You have 5,000 tokens.')).toBeVisible()
  await main.getByRole('radio', { name: '60 tokens wins up to 30,000' }).click()
  await expect
    .element(main.getByText('Prizes of a play for 60 tokens, and how often they come'))
    .toBeInTheDocument()
  await forPrizes.click()
  await expect.element(dialog).toBeVisible()
  const { asked } = opened
  expect(asked('lounge.debitArcade').map(({ body }) => body)).toEqual([{ amount: 60, key: 'MONSOON_REELS' }])
  expect(asked('lounge.debitArcade')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
  await expect.element(page.getByText('You have 4,940 tokens.')).toBeInTheDocument()
})

test('suggests no smaller wager after the sign-in where the tokens cover none', async () => {
  await openGame(
    { 'lounge.getUserTokens': { ...verifiedTokens, balance: 9 } },
    { state: deferred('prize', 60) },
  )
  await expect
    .element(
      page.getByText(/^Monsoon Reels was not started: you need 51 more tokens for this wager\. Press “Get/),
    )
    .toBeVisible()
})

test('plays for fun without taking tokens', async () => {
  const { asked } = await openGame()
  await expect.element(main.getByText(/^For fun it .* 60 tokens/)).toBeVisible()
  await forFun.click()
  await expect.element(dialog).toBeVisible()
  expect(asked('lounge.playArcadeForFun').map(({ body }) => body)).toEqual([{ gameId: 'MONSOON_REELS' }])
  expect(asked('lounge.debitArcade')).toEqual([])
})

test('offers a link to tokens and no play for a wager over the balance', async () => {
  await openGame({ 'lounge.getUserTokens': { ...verifiedTokens, balance: 15 } })
  await expect.element(main.getByText(/^You need 5 more tokens for this wager/)).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Get tokens' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
  expect(forPrizes.query()).toBeNull()
})

test('[ARCADE-028] sends the game its configuration once it is ready: the outcome, the wager and its own settings', async () => {
  const { received, say, asked } = await openPlay()
  await say('ready')
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]).toEqual({
    from: 'players-club',
    type: 'configuration',
    locale: 'en',
    mode: 'prize',
    unit: 'tokens',
    face: spinGameData.face,
    gameConfig: spinGameData.gameConfig,
    canReplay: true,
    price: 20,
  })
  expect(asked('activities.getArcadeGameData').map(({ params }) => params)).toEqual([
    { digitalRevealToken: 'reveal-7' },
  ])
})

test('[ARCADE-032] ends and closes the game at its exit, and shows what it won by the server’s answer', async () => {
  const { asked, say } = await openPlay()
  await say('ready')
  await say('start')
  await say('exit')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.getByText('You have won 80 tokens. They are in your balance.')).toBeVisible()
  expect(asked('activities.startInteractiveGame').map(({ body }) => body)).toEqual([{ token: 'reveal-7' }])
  expect(asked('activities.endInteractiveGame').map(({ body }) => body)).toEqual([{ token: 'reveal-7' }])
})

test('says that a play has won nothing', async () => {
  const { say } = await openPlay({ 'activities.endInteractiveGame': { amount: 0, balance: 4980 } })
  await say('ready')
  await say('exit')
  await expect.element(main.getByText('No tokens this time. Thank you for playing.')).toBeVisible()
  expect(main.getByText(/You have won/).query()).toBeNull()
})

test('says that a play whose result is unknown is safe', async () => {
  const { say } = await openPlay({ 'activities.endInteractiveGame': offline })
  await say('ready')
  await say('exit')
  await expect
    .element(main.getByText('Your result is saved: nothing is lost or charged twice.'))
    .toBeVisible()
})

test('says that a play for fun has won nothing', async () => {
  const opened = await openGame()
  await forFun.click()
  const { say } = await theGame(opened)
  await say('ready')
  await say('exit')
  await expect.element(main.getByText('That was for fun: nothing was spent or won.')).toBeVisible()
})

test('[ARCADE-027] requests the balance again when the game is closed, and shows it', async () => {
  let balance = 5000
  const { club } = await openPlay({
    'lounge.getUserTokens': () => ({ ...verifiedTokens, balance }),
    'activities.endInteractiveGame': () => {
      balance = 5060
      return { amount: 80, balance }
    },
  })
  await dialog.getByRole('button', { name: 'Close the game' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await club.browser.settled()
  await club.browser.clock.advance(1000)
  await expect.element(main.getByText('You have 5,060 tokens.')).toBeVisible()
})

test('[ARCADE-027] requests the balance once for a game that ends, exits and is closed', async () => {
  const { club, say, asked } = await openPlay()
  await say('ready')
  await say('start')
  await club.browser.clock.advance(1000)
  const before = asked('lounge.getUserTokens').length
  await say('end')
  await say('exit')
  await club.browser.settled()
  await club.browser.clock.advance(1000)
  await club.browser.settled()
  await club.browser.clock.advance(5000)
  expect(asked('lounge.getUserTokens')).toHaveLength(before + 1)
})

test('[ARCADE-029] ends the earlier play of NGL when another one starts', async () => {
  const opened = await openPlay(asNgl)
  await opened.say('ready')
  await opened.say('relaunch')
  await expect.element(main.getByRole('heading', { name: 'Your play is waiting for you' })).toBeVisible()
  opened.club.browser.server.answer({ 'lounge.startNglGame': { ...mazePlay, playData: 'reveal-9' } })
  await forPrizes.click()
  const { say } = await theGame(opened)
  await say('ready')
  expect(opened.asked('lounge.endNglGame')).toEqual([])
  await say('start')
  await expect
    .poll(() => opened.asked('lounge.endNglGame').map(({ body }) => body))
    .toEqual([{ clientSessionId: 'session', playData: 'reveal-8' }])
})

test('[ARCADE-030] reports the end of a game to the server, and keeps its result in the frame', async () => {
  const { asked, say, frame } = await openPlay()
  await say('ready')
  const skip = dialog.getByRole('button', { name: 'Show the result without playing' })
  await expect.element(skip).toBeVisible()
  await say('start')
  await say('end')
  await expect.element(skip).not.toBeInTheDocument()
  await expect.element(frame).toBeVisible()
  expect(asked('activities.endInteractiveGame')).toHaveLength(1)
})

test('[ARCADE-030] ignores an end before the start: the game stays open, and nothing is ended or requested again', async () => {
  const { asked, say, club } = await openPlay()
  await say('ready')
  const balances = asked('lounge.getUserTokens').length
  await say('end')
  await club.browser.clock.advance(1000)
  await expect.element(dialog.getByRole('button', { name: 'Show the result without playing' })).toBeVisible()
  expect(asked('activities.endInteractiveGame')).toEqual([])
  expect(asked('lounge.getUserTokens')).toHaveLength(balances)
  expect(page.getByRole('alert').filter({ hasText: /./ }).query()).toBeNull()
})

test('[ARCADE-031] plays the same wager again at a replay, as a debit of its own', async () => {
  const { asked, say } = await openPlay()
  await say('ready')
  await say('start')
  await say('end')
  await say('replay')
  await expect.poll(() => asked('lounge.debitArcade')).toHaveLength(2)
  expect(asked('lounge.debitArcade').map(({ body }) => body)).toEqual([
    { amount: 20, key: 'MONSOON_REELS' },
    { amount: 20, key: 'MONSOON_REELS' },
  ])
  const keys = asked('lounge.debitArcade').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
  await expect.element(dialog).toBeVisible()
})

test('[ARCADE-033] closes the game at a relaunch, checks the session, and keeps the play', async () => {
  const { asked, say } = await openPlay()
  await say('ready')
  const before = asked('accounts.checkSession').length
  await say('relaunch')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => asked('accounts.checkSession').length).toBe(before + 1)
  await main.getByRole('button', { name: 'Keep playing' }).click()
  await expect.element(dialog).toBeVisible()
  expect(asked('lounge.debitArcade')).toHaveLength(1)
  expect(asked('activities.getArcadeGameData').map(({ params }) => params)).toEqual([
    { digitalRevealToken: 'reveal-7' },
    { digitalRevealToken: 'reveal-7' },
  ])
})

test.each([
  [true, 1],
  [false, 0],
])(
  '[ARCADE-034] asks to turn the device in landscape where the game is portrait-only: %s',
  async (portraitOnly, alerts) => {
    await openPlay({ 'lounge.getArcadeGame': { ...monsoonReels, portraitOnly } })
    const hint = dialog.getByText('This game is played upright. Turn your device.')
    await expect.poll(() => hint.elements()).toHaveLength(alerts)
    await page.viewport(390, 844)
    await expect.poll(() => hint.elements()).toHaveLength(0)
  },
)

test('[ARCADE-034] a paid play that a wide window has hidden waits after it was closed, and is played later', async () => {
  const { asked, say } = await openPlay({ 'lounge.getArcadeGame': { ...monsoonReels, portraitOnly: true } })
  await say('ready')
  await expect.element(dialog.getByText('This game is played upright. Turn your device.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close the game' }).click()
  await expect.element(main.getByRole('heading', { name: 'Your play is waiting for you' })).toBeVisible()
  expect(asked('activities.endInteractiveGame')).toEqual([])
  await page.viewport(390, 844)
  await main.getByRole('button', { name: 'Keep playing' }).click()
  await expect.element(dialog).toBeVisible()
  expect(asked('lounge.debitArcade')).toHaveLength(1)
})

test('[ARCADE-036] stores no play once its result was seen', async () => {
  const { club, say } = await openPlay()
  await say('ready')
  await say('exit')
  await expect.element(main.getByText(/^You have won 80 tokens/)).toBeVisible()
  expect(club.ports.storage.session.get('players-club.play.arcade.801.verified-login')).toBeNull()
  expect(main.getByText('Your play is waiting for you').query()).toBeNull()
})

test.each<[string, FakeAnswers, 'lounge.debitArcade' | 'lounge.startNglGame', unknown]>([
  ['', {}, 'lounge.debitArcade', monsoonPlay],
  [' of NGL', asNgl, 'lounge.startNglGame', mazePlay],
])(
  '[ARCADE-027] continues a play%s whose page was left while it opened, with one wager taken',
  async (_, answers, name, play) => {
    const opened = await openGame({ ...answers, [name]: hanging })
    await main.getByRole('radio').nth(1).click()
    await forPrizes.click()
    await expect.poll(() => opened.asked(name)).toHaveLength(1)
    await opened.go('/elsewhere')
    await expect.element(forPrizes).not.toBeInTheDocument()
    opened.club.browser.server.answer({ [name]: play })
    await opened.go(PATH)
    await main.getByRole('button', { name: 'Keep playing' }).click()
    await expect.element(dialog.getByTitle('Monsoon Reels: the game')).toBeVisible()
    const [first, second] = opened
      .asked(name)
      .map(({ body, headers }) => [body, headers.get('Idempotency-Key')])
    expect(second).toEqual(first)
  },
)

test('[ARCADE-037] reports a failed launch in front of the page, and retries the same play', async () => {
  const { club, asked } = await openGame({ 'lounge.debitArcade': offline })
  await forPrizes.click()
  await expect
    .element(dialog.getByText('The game could not be started. Your tokens are safe; try again.'))
    .toBeVisible()
  club.browser.server.answer({ 'lounge.debitArcade': monsoonPlay })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByTitle('Monsoon Reels: the game')).toBeVisible()
  const keys = asked('lounge.debitArcade').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('[ARCADE-020] says that a game without a reveal token cannot be loaded', async () => {
  await openGame({ 'lounge.debitArcade': { ...monsoonPlay, digitalRevealToken: null } })
  await forPrizes.click()
  await expect
    .element(dialog.getByText('Error loading game, please try again', { exact: true }))
    .toBeVisible()
})

test('shows why a play was refused, opens no game, and requests the balance again', async () => {
  const { asked, club } = await openGame({
    'lounge.debitArcade': testProblem(422, 'error.arcade.insufficientTokens'),
  })
  await expect.element(forPrizes).toBeEnabled()
  const before = asked('lounge.getUserTokens').length
  await forPrizes.click()
  await expect
    .element(page.getByRole('alert').getByText(/^You do not have enough tokens for this wager/))
    .toBeVisible()
  expect(dialog.query()).toBeNull()
  await expect.element(forPrizes).toBeEnabled()
  await club.browser.clock.advance(DIGITAL_GAME_REFRESH_MS)
  await expect.poll(() => asked('lounge.getUserTokens').length).toBeGreaterThan(before)
  expect(asked('activities.getArcadeGameData')).toEqual([])
})

const launchError = dialog.getByText('The game could not be started. Your tokens are safe; try again.')
const waiting = main.getByText('Your play is waiting for you')

test.each<[string, ReturnType<typeof testProblem>]>([
  ['refuses each session', testProblem(403, 'error.arcade.sessionOver')],
  ['finds no session', testProblem(404, 'error.arcade.noNglSession')],
])(
  '[ARCADE-023] [ARCADE-036] [ARCADE-037] reports a game that %s as a failed launch, and keeps no play and no session of it',
  async (_, refusal) => {
    const { asked, club } = await openGame({ ...asNgl, 'lounge.startNglGame': refusal })
    await forPrizes.click()
    await expect.element(launchError).toBeVisible()
    const before = asked('lounge.startNglGame').length
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => asked('lounge.startNglGame').length).toBe(2 * before)
    await expect.element(launchError).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(forPrizes).toBeEnabled()
    expect(waiting.query()).toBeNull()
    const key = asked('lounge.startNglGame')[0]?.headers.get('Idempotency-Key')
    const { session } = club.ports.storage
    expect(session.get('players-club.play.arcade.801.verified-login')).toBeNull()
    expect(session.get(`players-club.ngl-session.${key}.verified-login`)).toBeNull()
  },
)

test('[ARCADE-037] keeps a play whose first answer was lost, although its retry gets no session', async () => {
  const { club } = await openGame({ ...asNgl, 'lounge.startNglGame': offline })
  await forPrizes.click()
  await expect.element(launchError).toBeVisible()
  club.browser.server.answer({ 'lounge.startNglGame': testProblem(403, 'error.arcade.sessionOver') })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(launchError).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(waiting).toBeVisible()
})

test('[ARCADE-022] opens a game of NGL by requesting a token, a session and a start for the wager, in this order', async () => {
  const { asked, club } = await openPlay(asNgl)
  const calls = club.browser.server.requests
    .map(({ name }) => name)
    .filter(name => /Ngl|ArcadeGameData/.test(name))
  expect(calls).toEqual([
    'lounge.getNglToken',
    'lounge.startNglSession',
    'lounge.startNglGame',
    'activities.getArcadeGameData',
  ])
  expect(asked('lounge.startNglGame').map(({ body }) => body)).toEqual([
    { gameId: 'PACMAN', wager: 5, clientSessionId: 'session', clientRequestToken: 'request' },
  ])
  expect(asked('lounge.startNglGame')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
})

const deferred = (gameType: 'fun' | 'prize', wager: number) => ({
  deferredPlay: {
    ...{ deferredPlay: true, gameType, wagerIndex: 2, deferredGame: 801, gameName: 'Monsoon Reels', wager },
    ...{ from: PATH, deferredAt: Date.parse('2026-11-20T19:00:00Z') },
  },
})

test('[ARCADE-002] is open to a guest, who sees how it is played and chooses a wager', async () => {
  await openGame({}, { player: undefined })
  await expect.element(main.getByRole('heading', { name: 'How to play' })).toBeVisible()
  await expect.element(main.getByRole('radio', { name: /^20 tokens/ })).toBeChecked()
  expect(document.title).toBe('Monsoon Reels · Copper State Lottery')
})

const SECURED = ['SWEEPSTAKES_V1', 'SECURE_LL_DETAILS_PAGE'] as const

test('[FLAG-013] asks a guest to sign in first where SECURE_LL_DETAILS_PAGE is on', async () => {
  const { address, club } = await openGame({}, { player: undefined, flags: SECURED })
  await expect.poll(address).toBe('/login')
  expect(club.ports.storage.session.get('players-club.redirect')).toBe(PATH)
})

test('[FLAG-013] is open to a player where SECURE_LL_DETAILS_PAGE is on', async () => {
  const { address } = await openGame({}, { flags: SECURED })
  await expect.element(main.getByRole('heading', { level: 1, name: 'Monsoon Reels' })).toBeVisible()
  expect(address()).toBe(PATH)
})

test.each([
  ['an unknown game', '/lucky-lounge/game/999999'],
  ['no game', '/lucky-lounge/game'],
])('[ARCADE-005] redirects to the lobby for %s, and says so there for three seconds', async (_, path) => {
  const { club, address } = await openPage(path, {
    others: ['/lucky-lounge'],
    answers: {
      'lounge.getArcadeGame': testProblem(404, 'lounge.game.notFound'),
      'lounge.listArcadeGames': { content: [] },
      'lounge.listLoungeRewards': { content: [] },
    },
  })
  await expect.poll(address).toBe('/lucky-lounge')
  const warning = page.getByText('This game is not available.')
  await expect.element(warning).toBeVisible()
  await club.browser.clock.advance(2999)
  await expect.element(warning).toBeVisible()
  await club.browser.clock.advance(1)
  await expect.element(warning).not.toBeInTheDocument()
})

test('leads a guest to the sign-in and back to this game', async () => {
  const { address } = await openGame({}, { player: undefined })
  await forFun.click()
  await expect.poll(address).toBe('/login?from=%2Flucky-lounge%2Fgame%2F801')
})

test('[ARCADE-017] starts the play for fun that a guest pressed for, with any balance', async () => {
  const { asked } = await openGame(
    { 'lounge.getUserTokens': { ...verifiedTokens, balance: 0 } },
    { state: deferred('fun', 60) },
  )
  await expect.element(dialog).toBeVisible()
  expect(asked('lounge.playArcadeForFun')).toHaveLength(1)
  expect(asked('lounge.debitArcade')).toEqual([])
})

test('[ARCADE-006] offers no play for fun where the game does not allow it, and starts none that waited for the sign-in', async () => {
  const { asked, club } = await openGame(
    { 'lounge.getArcadeGame': { ...monsoonReels, playForFun: false } },
    { state: deferred('fun', 60) },
  )
  await expect.element(forPrizes).toBeEnabled()
  await expect.element(main.getByRole('radio', { name: /^60 tokens/ })).toBeChecked()
  await club.browser.settled()
  expect(forFun.query()).toBeNull()
  expect(dialog.query()).toBeNull()
  expect([asked('lounge.playArcadeForFun'), asked('lounge.debitArcade')]).toEqual([[], []])
})

test('[ARCADE-018] starts the play for a prize that a guest pressed for where the tokens cover its wager', async () => {
  const { asked } = await openGame(
    { 'lounge.getUserTokens': { ...verifiedTokens, balance: 60 } },
    { state: deferred('prize', 60) },
  )
  await expect.element(dialog).toBeVisible()
  expect(asked('lounge.debitArcade').map(({ body }) => body)).toEqual([{ amount: 60, key: 'MONSOON_REELS' }])
})

test('[ARCADE-018] starts nothing where the tokens do not cover the wager, but keeps it chosen', async () => {
  const { asked } = await openGame(
    { 'lounge.getUserTokens': { ...verifiedTokens, balance: 59 } },
    { state: deferred('prize', 60) },
  )
  await expect.element(main.getByRole('radio', { name: /^60 tokens/ })).toBeChecked()
  await expect.element(main.getByText(/^You need 1 more token for this wager/)).toBeVisible()
  await expect
    .element(
      page.getByText(
        /^Monsoon Reels was not started: you need 1 more token for this wager\. Choose a smaller/,
      ),
    )
    .toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Get tokens' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
  expect(asked('lounge.debitArcade')).toEqual([])
  expect(dialog.query()).toBeNull()
})
