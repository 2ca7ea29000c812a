import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const slide = (title: string) => page.getByRole('dialog', { name: `Virtual Tour: ${title}` })
const next = page.getByRole('button', { name: 'Next', exact: true })

const emptyLobby: PageOptions['answers'] = {
  'lounge.listArcadeGames': { content: [] },
  'lounge.listLoungeRewards': { content: [] },
  'lounge.getLoungeActivities': { content: [] },
}

/** Opens the tour and advances to this slide, counted from 1. */
async function openTour(number: number) {
  const { club } = await openPage('/lucky-lounge', { answers: emptyLobby })
  await main.getByRole('button', { name: 'Virtual Tour' }).click()
  for (let at = 1; at < number; at += 1) {
    await expect.element(page.getByRole('dialog').getByRole('img', { name: `${at} of 5` })).toBeVisible()
    await next.click()
  }
  return club
}

describe('the tour of the lobby', () => {
  test('[TOUR-003] [TOUR-004] [TOUR-005] [TOUR-006] [TOUR-007] explains the lounge in five slides, each with its text', async () => {
    const club = await openTour(1)
    await expect.element(slide('Welcome').getByText(/Welcome to Lucky Lounge/)).toBeVisible()
    await expect.element(slide('Welcome').getByRole('img', { name: '1 of 5' })).toBeVisible()
    await next.click()
    await expect
      .element(
        slide('Tokens').getByText(
          /currency.+bought, earned by playing, or converted from Players Club points/,
        ),
      )
      .toBeVisible()
    await next.click()
    await expect
      .element(slide('Games').getByText(/tokens needed to play it, and the tokens earned/))
      .toBeVisible()
    await next.click()
    await expect
      .element(
        slide('Drawings').getByText(
          /weekly, bi-weekly, monthly and quarterly sweepstakes drawings for cash prizes/,
        ),
      )
      .toBeVisible()
    await next.click()
    await expect
      .element(
        slide('History').getByText(
          /points exchanges, game plays and drawings entered\. Your token balance is shown on every page/,
        ),
      )
      .toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(JSON.stringify(club.browser.local())).toMatch(/players-club\.tour/)
  })

  test('[TOUR-001] [TOUR-002] [LOBBY-010] goes through five slides by keyboard, and the browser remembers that it was seen', async () => {
    const { club } = await openPage('/lucky-lounge', { answers: emptyLobby })
    const button = main.getByRole('button', { name: 'Virtual Tour' })
    await expect.element(button).toBeVisible()
    const press = (element: Element) => {
      if (element instanceof HTMLElement) element.focus()
      return userEvent.keyboard('{Enter}')
    }
    await press(button.element())
    for (const title of ['Welcome', 'Tokens', 'Games', 'Drawings', 'History']) {
      await expect.element(slide(title)).toBeVisible()
      const name = title === 'History' ? 'Finish' : 'Next'
      await press(slide(title).getByRole('button', { name, exact: true }).element())
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    expect(JSON.parse(club.browser.local()['players-club.tour'] ?? '')).toEqual({
      completedTour: true,
      skippedTour: false,
    })
  })

  test('[TOUR-001] goes back, and can be left before its end, which the browser remembers', async () => {
    const club = await openTour(2)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.element(slide('Welcome')).toBeVisible()
    await page.getByRole('button', { name: 'Skip the tour' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(JSON.parse(club.browser.local()['players-club.tour'] ?? '')).toEqual({
      completedTour: false,
      skippedTour: true,
    })
  })
})
