import type { FakeAnswers } from '@players-club/api-client/fakes'
import type { Activity } from '@players-club/domain-models'
import {
  linkActivity,
  photoContent,
  promoCodeActivity,
  reachedActivity,
  spinGame,
  spinGameData,
  spinPlay,
  uploadActivity,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')
const heading = main.getByRole('heading', { level: 1 })
const listOf = (content: Activity[]) => ({ content })

describe('a guest', () => {
  test('[EARN-003] [EARN-004] sees everybody’s ways to earn, and none of a player’s', async () => {
    const { asked } = await openPage('/earn', {
      answers: { 'activities.listPublicActivities': listOf([linkActivity]) },
    })
    await expect.element(main.getByRole('link', { name: /^A look at the desert museum/ })).toBeVisible()
    expect(asked('activities.listPublicActivities')).toHaveLength(1)
    expect(asked('activities.listPlayerActivities')).toEqual([])
  })

  test.each<[string, string, FakeAnswers, string]>([
    [
      '[EARN-011]',
      '/view-url/18',
      { 'activities.getActivity': testProblem(404, 'activities.notFound') },
      'This activity is not available.',
    ],
    ['[ERR-030]', '/view-url/abc', {}, 'Something went wrong. Try again!'],
  ])('%s is led from %s to /earn, and shown why', async (_, path, answers, said) => {
    const { address } = await openPage(path, {
      answers: { 'activities.listPublicActivities': listOf([linkActivity]), ...answers },
      others: ['/earn'],
    })
    await expect.poll(address).toBe('/earn')
    await expect.element(page.getByText(said)).toBeVisible()
  })

  test('[EARN-002] [ACTV-002] is led to the sign-in by View, and opens nothing', async () => {
    const { address, asked } = await openPage('/view-url/1', {
      answers: { 'activities.getActivity': linkActivity },
    })
    await main.getByRole('button', { name: 'View' }).click()
    await expect.poll(address).toBe('/login?from=%2Fview-url%2F1')
    expect(asked('activities.creditActivity')).toEqual([])
  })

  test('[EARN-002] [ACTV-003] is led to the sign-in by a code, which is not sent', async () => {
    const { address, asked } = await openPage('/promo-code/2', {
      answers: { 'activities.getActivity': promoCodeActivity },
    })
    await main.getByRole('textbox', { name: 'Promo code' }).fill('CACTUS200')
    await main.getByRole('button', { name: 'Redeem' }).click()
    await expect.poll(address).toBe('/login?from=%2Fpromo-code%2F2')
    expect(asked('activities.redeemCode')).toEqual([])
  })

  test('[EARN-002] [ACTV-005] is led to the sign-in by the button to send a photo', async () => {
    const { address } = await openPage('/upload-content/4', {
      answers: {
        'activities.getActivity': { ...uploadActivity, termsRequired: false },
        'activities.getContent': photoContent,
      },
    })
    await main.getByRole('button', { name: 'Sign in to send a photo' }).click()
    await expect.poll(address).toBe('/login?from=%2Fupload-content%2F4')
  })
})

describe('a player', () => {
  test('[EARN-003] [EARN-010] sees ways of their own, one of which has nothing more to earn', async () => {
    await openPage('/earn', {
      player: 'anniversary',
      answers: {
        'activities.listPlayerActivities': listOf([linkActivity, reachedActivity]),
        'activities.getPlayerActivity': reachedActivity,
      },
      others: ['/view-url/17'],
    })
    await main.getByRole('link', { name: /^News for regulars/ }).click()
    await expect.element(heading).toHaveTextContent('News for regulars')
    await expect.element(main.getByText('Maximum limit reached!')).toBeVisible()
    await expect.element(main.getByRole('link', { name: /^View/ })).not.toBeInTheDocument()
  })

  test('[EARN-001] is led from the list to the page of each kind', async () => {
    const kinds: [title: string, more: Partial<Activity>, path: string][] = [
      ['A link', { id: 1, type: 'VIEW_URL' }, '/view-url/1'],
      ['A code', { id: 2, type: 'PROMO_CODE' }, '/promo-code/2'],
      ['Any code', { id: 3, type: 'CODE_REDEMPTION' }, '/code-redemption/3'],
      ['A photo', { id: 4, type: 'UPLOAD_CONTENT' }, '/upload-content/4'],
      ['A poll', { id: 5, type: 'POLL' }, '/poll/5'],
      ['A profile', { id: 7, type: 'STANDARD_ACTIVITY', key: 'complete-profile' }, '/profile-completion/7'],
      ['Letters', { id: 8, type: 'STANDARD_ACTIVITY', key: 'promotions-email-opt-in' }, '/email-signUp/8'],
      ['Friends', { id: 9, type: 'STANDARD_ACTIVITY', navigateTo: '/invite-friends' }, '/invite-friends'],
      ['A quiz', { id: 10, type: 'QUIZ' }, '/quiz/10'],
      ['A survey', { id: 12, type: 'SURVEY' }, '/survey/12'],
      ['A long survey', { id: 13, type: 'SURVEY', navigateTo: '/survey/v2/13' }, '/survey/v2/13'],
      ['A game', { id: 14, type: 'INTERACTIVE_GAME' }, '/interactive-game/14'],
      ['A collection', { id: 16, type: 'COLLECT_ALL' }, '/collect-them-all/16'],
    ]
    const content = kinds.map(([title, more]) => ({ ...linkActivity, title, ...more }))
    await openPage('/earn', {
      player: 'newcomer',
      answers: { 'activities.listPlayerActivities': listOf(content) },
    })
    for (const [title, , path] of kinds)
      await expect
        .element(main.getByRole('link', { name: new RegExp(`^${title} `) }))
        .toHaveAttribute('href', path)
  })
})

describe('the page of another activity of the same kind', () => {
  const credit = { activityKey: linkActivity.key, points: 75, bonusPoints: 25, frequencyCap: null }

  /** Opens one of two activities of a kind. */
  const openFirst = (path: string, first: Activity, answers: FakeAnswers = {}) =>
    openPage(path, {
      player: 'verified',
      answers: {
        'activities.getPlayerActivity': ({ params: { activityId } }) =>
          activityId === first.id ? first : { ...first, id: activityId, title: 'Another one' },
        ...answers,
      },
    })

  /** Navigates from one activity directly to another, without the list in between. */
  async function goToOther(path: string) {
    const link = Object.assign(document.createElement('a'), { href: path })
    document.querySelector('main')?.append(link)
    link.click()
    await expect.element(heading).toHaveTextContent('Another one')
  }

  test('[ACTV-001] does not show the points of the earlier view', async () => {
    await openFirst('/view-url/1', linkActivity, {
      'activities.creditActivity': credit,
    })
    const view = main.getByRole('link', { name: /^View/ })
    await expect.element(view).toBeVisible()
    // The press is handled, and no tab opens.
    view.element().addEventListener('click', event => event.preventDefault())
    await view.click()
    const earned = main.getByText('75 points are yours.')
    await expect.element(earned).toBeVisible()
    await goToOther('/view-url/2')
    await expect.element(earned).not.toBeInTheDocument()
  })

  test('[ACTV-004] does not show the code that was typed', async () => {
    await openFirst('/promo-code/2', promoCodeActivity)
    const code = main.getByRole('textbox', { name: 'Promo code' })
    await code.fill('CACTUS200')
    await goToOther('/promo-code/3')
    await expect.element(code).toHaveValue('')
  })

  test('[ACTV-006] does not show the title of the photo', async () => {
    await openFirst('/upload-content/4', uploadActivity, { 'activities.getContent': photoContent })
    const accept = main.getByRole('button', { name: 'Accept the terms and continue' })
    await accept.click()
    const caption = main.getByRole('textbox', { name: /^Title/ })
    await caption.fill('My porch')
    await goToOther('/upload-content/5')
    await expect.element(caption).not.toBeInTheDocument()
    await accept.click()
    await expect.element(caption).toHaveValue('')
  })

  test('[ACTV-012] does not show that the earlier game was played for fun', async () => {
    const spin: Activity = { ...linkActivity, id: 14, key: 'copper-wheel', type: 'INTERACTIVE_GAME' }
    await openFirst(
      '/interactive-game/14',
      { ...spin, title: 'The copper wheel' },
      {
        'activities.fetchDigitalGame': spinGame,
        'activities.playForFun': { ...spinPlay, baseAmount: 0, prizeType: 'NONE' },
        'activities.getArcadeGameData': spinGameData,
      },
    )
    const forFun = main.getByRole('button', { name: 'Play for fun' })
    await forFun.click()
    const dialog = page.getByRole('dialog', { name: 'The copper wheel' })
    await dialog.getByRole('button', { name: 'Close the game' }).click()
    const wasForFun = main.getByText('That was for fun: nothing was spent or won.')
    await expect.element(wasForFun).toBeVisible()
    await goToOther('/interactive-game/15')
    await expect.element(forFun).toBeVisible()
    await expect.element(wasForFun).not.toBeInTheDocument()
  })
})
