import { monsoonReels, orchardPinata, weeklyDrawing } from '@players-club/domain-models/fixtures'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')

const lobby: PageOptions['answers'] = {
  'lounge.listArcadeGames': { content: [monsoonReels, orchardPinata] },
  'lounge.listLoungeRewards': {
    content: [weeklyDrawing, { ...weeklyDrawing, id: 202, title: 'Monthly drawing' }],
  },
  'lounge.getLoungeActivities': { content: [] },
}

const openLobby = (options: PageOptions = {}) =>
  openPage('/lucky-lounge', { player: 'verified', ...options, answers: { ...lobby, ...options.answers } })

describe('the lobby', () => {
  test.each([390, 1280])('[LOBBY-008] shows the logo and the token balance at %i px', async width => {
    await page.viewport(width, 844)
    onTestFinished(() => page.viewport(1280, 800))
    await openLobby()
    const lounge = main.getByRole('link', { name: 'Lucky Lounge', exact: true })
    await expect.element(lounge).toHaveAttribute('href', '/lucky-lounge')
    expect(lounge.element().querySelector('svg')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: '800 Tokens' }))
      .toHaveAttribute('href', '/lucky-lounge/store')
  })

  test('[LOBBY-012] shows a list of rewards, each of which links to its page', async () => {
    const { club } = await openLobby()
    const drawing = (name: RegExp) => main.getByRole('list').getByRole('link', { name })
    await expect.element(drawing(/^Weekly drawing/)).toHaveAttribute('href', '/lucky-lounge/reward/201')
    await expect.element(drawing(/^Monthly drawing/)).toHaveAttribute('href', '/lucky-lounge/reward/202')
    await expect.element(drawing(/^Monsoon Reels/)).toHaveAttribute('href', '/lucky-lounge/game/801')
    expect(club.browser.server.requests).toContainEqual(
      expect.objectContaining({ name: 'lounge.listLoungeRewards', query: { size: 60 } }),
    )
  })

  test('retries a list that cannot be loaded, and keeps the other', async () => {
    const { club } = await openLobby({
      answers: { 'lounge.listLoungeRewards': { status: 503, title: 'Later' } },
    })
    await expect.element(main.getByRole('link', { name: /^Monsoon Reels/ })).toBeVisible()
    club.browser.server.answer(lobby)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(main.getByRole('link', { name: /^Weekly drawing/ })).toBeVisible()
  })

  test('offers a guest to sign in, and shows no tokens and no bonus', async () => {
    await openLobby({ player: undefined })
    await expect
      .element(main.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/login?from=%2Flucky-lounge')
    await expect.element(main.getByRole('button', { name: 'Your tokens' })).toBeDisabled()
    await expect.element(main.getByText(/\d Tokens/)).not.toBeInTheDocument()
  })

  test('is not found without SWEEPSTAKES_V1', async () => {
    await openLobby({ flags: [] })
    await expect.element(main.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
    await expect
      .element(main.getByRole('heading', { name: 'The lights come on after dark' }))
      .not.toBeInTheDocument()
  })
})

describe('the page that explains the lounge', () => {
  test('[LOBBY-015] has seven sections', async () => {
    await openPage('/lucky-lounge/explore', { player: 'verified' })
    await expect.element(main.getByRole('heading', { name: 'Explore Lucky Lounge' })).toBeVisible()
    const headings = main.getByRole('heading', { level: 2 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Welcome',
      'Games',
      'Tokens',
      'Purchase tokens',
      'Convert points',
      'Sweepstakes drawings',
      'History',
    ])
    await expect.element(main.getByRole('link', { name: '800 Tokens' })).toBeVisible()
  })

  test('[LOBBY-016] Play returns to the lobby', async () => {
    const { address } = await openPage('/lucky-lounge/explore')
    await main.getByRole('link', { name: 'Play', exact: true }).click()
    await expect.poll(address).toBe('/lucky-lounge')
  })
})
