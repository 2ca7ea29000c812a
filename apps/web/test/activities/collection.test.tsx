import {
  collectAllActivity,
  desertTrailBegun,
  desertTrailDone,
  scratcherGame,
} from '@players-club/domain-models/fixtures'
import type { Activity, SuperBonus } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog', { name: 'Desert Trail: all collected!' })

const openCollection = (
  collection: SuperBonus,
  settings?: PageOptions['settings'],
  game: typeof scratcherGame = scratcherGame,
  frequencyCap: Activity['frequencyCap'] = null,
) =>
  openPage('/collect-them-all/16', {
    player: 'verified',
    settings,
    answers: {
      'activities.getPlayerActivity': collectAllActivity,
      'activities.getActivityByKey': { ...collectAllActivity, frequencyCap },
      'activities.getSuperBonus': collection,
      'games.getGamesByIds': { content: [game] },
    },
  })

describe('a collection', () => {
  test('is requested by the key of its activity, and shows the player’s progress', async () => {
    const { asked } = await openCollection(desertTrailBegun)
    await expect.element(main.getByText('2 of 5 collected')).toBeInTheDocument()
    expect(asked('activities.getSuperBonus')).toMatchObject([{ params: { key: 'monsoon-five' } }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('is celebrated when it is complete', async () => {
    await openCollection(desertTrailDone)
    await expect.element(dialog).toBeVisible()
  })

  test('is not celebrated when it is complete where superBonusDialog is off', async () => {
    await openCollection(desertTrailDone, { superBonusDialog: false })
    await expect.element(main.getByText('All collected!').first()).toBeInTheDocument()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('[EARN-010] offers neither points nor Enter Ticket once its limit is reached', async () => {
    const limit = { limitReached: true, remaining: 0, count: 1 }
    await openCollection(desertTrailDone, { superBonusDialog: false }, scratcherGame, limit)
    await expect.element(main.getByText('Maximum limit reached!')).toBeVisible()
    for (const offer of ['1,000 Points', 'Enter Ticket', 'Games that count'])
      await expect.element(main.getByText(offer)).not.toBeInTheDocument()
  })

  test('[ERR-033] says that an inactive game cannot be opened, and stays', async () => {
    const { address } = await openCollection(desertTrailBegun, {}, { ...scratcherGame, isActive: false })
    await main.getByRole('link', { name: scratcherGame.name }).click()
    await expect.element(page.getByText(/^This game cannot be opened at the moment/)).toBeVisible()
    expect(address()).toBe('/collect-them-all/16')
  })
})
