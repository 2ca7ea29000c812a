import { scratcherGame } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')

const openLibrary = (
  path = '/games',
  { flags = [], settings, answers }: Pick<PageOptions, 'flags' | 'settings' | 'answers'> = {},
) =>
  openPage(path, {
    flags,
    settings,
    answers: {
      'games.getFeaturedGame': { game: null },
      'games.getGames': { content: [scratcherGame], page: 0, size: 12, totalElements: 1 },
      'games.getGameTypes': {
        content: [
          { id: 1, name: 'Scratchers' },
          { id: 2, name: 'Draw games' },
          { id: 7, name: 'Quick draw' },
        ],
      },
      'games.getGameTags': { content: [] },
      'games.getGameTagTypes': { content: [] },
      'games.getRetailPrices': { content: [1, 5] },
      'games.getJackpotResults': { content: [], page: 0, size: 10, totalElements: 0 },
      ...answers,
    },
  })

const filter = () => main.getByText('Filter games').click()

describe('the library', () => {
  test('is filtered by type, and has quick draw among the types with QUICKDRAW_V1', async () => {
    const { address, asked } = await openLibrary('/games', { flags: ['QUICKDRAW_V1'] })
    await filter()
    await expect.element(main.getByRole('checkbox', { name: 'Quick draw' })).toBeVisible()
    await main.getByText('Scratchers', { exact: true }).click()
    await expect.poll(address).toMatch(/^\/games\?/)
    await expect
      .poll(() => asked('games.getGames').at(-1))
      .toMatchObject({ query: { filter: { gameTypes: [1] } } })
  })

  test('shows the first page of what is left when another page is filtered', async () => {
    const { address, asked } = await openLibrary('/games?page=2')
    await filter()
    await main.getByText('Scratchers', { exact: true }).click()
    await expect.poll(address).toBe('/games?type=1')
    await expect.poll(() => asked('games.getGames').at(-1)).toMatchObject({ query: { page: 0 } })
  })

  test('[ERR-042] says in the message bar that its list could not be loaded', async () => {
    await openLibrary('/games', { answers: { 'games.getGames': testProblem(500) } })
    await expect
      .element(page.getByRole('alert').first())
      .toHaveTextContent('The games could not be loaded. Try again in a moment.')
  })

  test('shows the good games where one does not match the contract', async () => {
    const bad = { ...scratcherGame, id: 999, gameId: 999, name: 'Bad', retailPrice: 'free' }
    const { club } = await openLibrary()
    club.browser.server.answer({
      'games.getGames': Response.json({ content: [bad, scratcherGame], page: 0, size: 12, totalElements: 2 }),
    })
    await filter()
    await main.getByText('Scratchers', { exact: true }).click()
    await expect.element(main.getByText('2 games')).toBeVisible()
    await expect.element(main.getByRole('link', { name: scratcherGame.name })).toBeVisible()
    expect(main.getByText('Bad', { exact: true }).elements()).toEqual([])
  })

  test('has no quick draw among its types without QUICKDRAW_V1', async () => {
    await openLibrary()
    await filter()
    await expect.element(main.getByRole('checkbox', { name: 'Scratchers' })).toBeVisible()
    await expect.element(main.getByRole('checkbox', { name: 'Quick draw' })).not.toBeInTheDocument()
  })

  test('is not filtered by type where gameTypeFilter is off', async () => {
    await openLibrary('/games', { settings: { gameTypeFilter: false } })
    await filter()
    await expect.element(main.getByRole('group', { name: 'Price' })).toBeVisible()
    await expect.element(main.getByRole('checkbox', { name: 'Scratchers' })).not.toBeInTheDocument()
  })
})
