import { DIGITAL_GAME_REFRESH_MS, type Activity } from '@players-club/domain-models'
import { linkActivity, spinGame, spinGameData, spinPlay } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const activity: Activity = {
  ...linkActivity,
  id: 7,
  key: 'saguaro-spin',
  type: 'INTERACTIVE_GAME',
  title: 'Saguaro Spin',
  frequencyCap: { limitReached: false, remaining: 2, count: 0 },
}

const openGame = (answers: PageOptions['answers'] = {}, settings?: PageOptions['settings']) =>
  openPage('/interactive-game/7', {
    player: 'verified',
    settings,
    answers: {
      'activities.getPlayerActivity': activity,
      'activities.fetchDigitalGame': spinGame,
      'activities.playForPoints': spinPlay,
      'activities.playForFun': { ...spinPlay, baseAmount: 0, prizeType: 'NONE' },
      'activities.getArcadeGameData': spinGameData,
      'activities.startInteractiveGame': null,
      'activities.skipInteractiveGame': { amount: 100, balance: 8100 },
      ...answers,
    },
  })

/** Posts a message as the game in the frame. */
async function say(type: string) {
  const frame = page.getByTitle('Saguaro Spin: the game')
  await expect.element(frame).toBeInTheDocument()
  const { contentWindow } = frame.element() as HTMLIFrameElement
  const { origin } = new URL(spinGameData.themeHostName)
  const data = { from: 'arcade-game', type }
  window.dispatchEvent(new MessageEvent('message', { origin, source: contentWindow, data }))
}

const skip = page.getByRole('button', { name: 'Show the result without playing' })

describe('a digital game', () => {
  test('[ERR-027] shows the error of its start in the message bar', async () => {
    const { club, asked } = await openGame({
      'activities.startInteractiveGame': testProblem(410, 'error.digitalGame.over'),
    })
    await main.getByRole('button', { name: 'Play for points' }).click()
    await say('ready')
    await club.browser.settled()
    await say('start')
    await expect
      .element(page.getByText('This play is over. If it won anything, that is in your balance.'))
      .toBeInTheDocument()
    expect(asked('activities.playForPoints')).toMatchObject([{ body: { key: 'saguaro-spin' } }])
  })

  test('[ERR-027] shows the error of its end in the message bar', async () => {
    await openGame({ 'activities.skipInteractiveGame': testProblem(500) })
    await main.getByRole('button', { name: 'Play for points' }).click()
    await skip.click()
    await expect
      .element(page.getByText('An error occurred while processing this request.'))
      .toBeInTheDocument()
  })
})

test('shows the points that a play has won a second after its reveal, and not before', async () => {
  let balance = 8000
  const { club, asked } = await openGame({
    'history.getPointsBalance': () => ({ balance }),
    'activities.playForPoints': () => {
      balance = 8100
      return spinPlay
    },
  })
  const points = (shown: string) => page.getByRole('banner').getByRole('link', { name: `${shown} Points` })
  await expect.element(points('8,000')).toBeVisible()
  await main.getByRole('button', { name: 'Play for points' }).click()
  await say('ready')
  const before = asked('history.getPointsBalance').length
  club.browser.openTabs().post({ userId: 'verified-login', name: 'history.getPointsBalance' })
  await club.browser.settled()
  expect(asked('history.getPointsBalance')).toHaveLength(before)
  await skip.click()
  await club.browser.settled()
  await expect.element(skip).not.toBeInTheDocument()
  expect(asked('history.getPointsBalance')).toHaveLength(before)
  await club.browser.clock.advance(DIGITAL_GAME_REFRESH_MS)
  await expect.element(points('8,100')).toBeVisible()
})

test('[MSG-003] a message above a running game is announced, and closed by a press while the game goes on', async () => {
  const { club } = await openGame({
    'activities.startInteractiveGame': testProblem(410, 'error.digitalGame.over'),
  })
  await main.getByRole('button', { name: 'Play for points' }).click()
  await say('ready')
  await club.browser.settled()
  await say('start')
  const said = page
    .getByRole('alert')
    .getByText('This play is over. If it won anything, that is in your balance.')
  await expect.element(said).toBeVisible()
  expect(said.element().closest('[inert], [aria-hidden="true"]')).toBeNull()
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect.element(said).not.toBeInTheDocument()
  const game = page.getByRole('dialog', { name: 'Saguaro Spin' })
  await expect.element(game).toBeVisible()
  expect(game.element().contains(document.activeElement)).toBe(true)
})

describe('the points of a play', () => {
  const won = main.getByText('You have won 100 points. They are in your balance.')

  test('are shown on the page when the play is over', async () => {
    await openGame()
    await main.getByRole('button', { name: 'Play for points' }).click()
    await skip.click()
    await expect.element(won).toBeInTheDocument()
  })

  test('are not shown where digitalSummaryAtEnd is off', async () => {
    const { asked } = await openGame({}, { digitalSummaryAtEnd: false })
    await main.getByRole('button', { name: 'Play for points' }).click()
    await skip.click()
    await expect.poll(() => asked('activities.skipInteractiveGame')).toHaveLength(1)
    await expect.element(skip).not.toBeInTheDocument()
    await expect.element(won).not.toBeInTheDocument()
  })
})

test('are not earned for fun, where the game is played by its id', async () => {
  const { asked } = await openGame()
  await main.getByRole('button', { name: 'Play for fun' }).click()
  await expect
    .poll(() => asked('activities.playForFun'))
    .toMatchObject([{ body: { gameId: 'SAGUARO_SPIN' } }])
  expect(asked('activities.playForPoints')).toEqual([])
})

describe('an activity that the build keeps behind the sign-in', () => {
  test('redirects a guest there at once', async () => {
    const { address } = await openPage('/interactive-game/7', {
      settings: { activitiesBehindLogin: 'POLL,INTERACTIVE_GAME' },
      answers: { 'activities.getActivity': activity, 'activities.fetchDigitalGame': spinGame },
    })
    await expect.poll(address).toBe('/login?from=%2Finteractive-game%2F7')
  })

  test('is open to a guest until the first press otherwise', async () => {
    const { address } = await openPage('/interactive-game/7', {
      answers: { 'activities.getActivity': activity, 'activities.fetchDigitalGame': spinGame },
    })
    await main.getByRole('button', { name: 'Sign in to play' }).click()
    await expect.poll(address).toBe('/login?from=%2Finteractive-game%2F7')
  })
})

test('[ACTV-015] says before the press that a game for portrait orientation is played upright', async () => {
  await page.viewport(1280, 800)
  const extraData = [{ key: 'portraitMode', value: 'true' }]
  await openGame({ 'activities.getPlayerActivity': { ...activity, extraData } })
  await expect.element(main.getByText('This game is played upright. Turn your device.')).toBeVisible()
})

test('[ACTV-014] shows the result of a play at whose end the activity is over', async () => {
  const { club, address, asked } = await openGame({
    'activities.startInteractiveGame': null,
    'activities.endInteractiveGame': { amount: 100, balance: 8100 },
  })
  await main.getByRole('button', { name: 'Play for points' }).click()
  await say('ready')
  await club.browser.settled()
  await say('start')
  await club.browser.settled()
  const before = asked('activities.getPlayerActivity').length
  club.browser.server.answer({
    'activities.getPlayerActivity': testProblem(410, 'activities.activityUnavailable'),
  })
  await say('end')
  await club.browser.settled()
  await club.browser.clock.advance(DIGITAL_GAME_REFRESH_MS)
  expect(asked('activities.getPlayerActivity').length).toBeGreaterThan(before)
  await expect.element(page.getByRole('dialog', { name: 'Saguaro Spin' })).toBeVisible()
  await expect.element(page.getByText('This activity is not available.')).not.toBeInTheDocument()
  expect(address()).toBe('/interactive-game/7')
})
