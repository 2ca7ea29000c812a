import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import type { Activity, ActivityStatus } from '@players-club/domain-models'
import { doneEmailActivity, linkActivity, openProfileActivity } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

const profile: Activity = { ...linkActivity, id: 7, key: 'complete-profile', type: 'PROFILE_COMPLETION' }
const email: Activity = { ...linkActivity, id: 8, key: 'promotions-email-opt-in', type: 'EMAIL_SIGN_UP' }
const openEmailActivity: ActivityStatus = { ...doneEmailActivity, limitReached: false }

const openActivity = (path: string, answers: FakeAnswers = {}) =>
  openPage(path, {
    player: 'newcomer',
    answers: {
      'activities.getPlayerActivity': ({ params }) => (params.activityId === 7 ? profile : email),
      'activities.getActivityStatus': ({ params }) =>
        params.key === 'complete-profile' ? openProfileActivity : openEmailActivity,
      'activities.listPlayerActivities': { content: [] },
      ...answers,
    },
    others: ['/earn'],
  })

test.each([
  ['[ROUTE-015]', '/profile-completion/7'],
  ['[ROUTE-016]', '/email-signUp/8'],
])('%s redirects a guest from %s to the sign-in, and keeps the way back', async (_, path) => {
  const { address, club } = await openPage(path)
  await expect.poll(address).toBe('/login')
  expect(club.ports.storage.session.get('players-club.redirect')).toBe(path)
})

const PROFILE = ['Complete your profile', '500 Points', 'Go to your profile', '/settings/profile'] as const
const EMAIL = [
  'Hear of promotions first',
  '250 Points',
  'Go to your preferences',
  '/settings/preferences',
] as const

test.each([
  ['[ROUTE-015] [ACTV-018]', '/profile-completion/7', ...PROFILE],
  ['[ACTV-018]', '/settings/profile-completion', ...PROFILE],
  ['[ROUTE-016] [ACTV-017]', '/email-signUp/8', ...EMAIL],
  ['[ACTV-017]', '/settings/email-sign-up', ...EMAIL],
])(
  '%s shows at %s what it earns, and links to where it is done',
  async (_, path, title, points, action, leadsTo) => {
    await openActivity(path)
    await expect.element(main.getByText(points, { exact: true })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(main.getByRole('link', { name: action })).toHaveAttribute('href', leadsTo)
    expect(document.title).toBe(`${title} · Copper State Lottery`)
  },
)

test.each<[string, string, FakeAnswers, string]>([
  ['[ERR-030]', '/profile-completion/abc', {}, 'Something went wrong. Try again!'],
  [
    '[EARN-011] [ERR-031]',
    '/profile-completion/999999',
    { 'activities.getPlayerActivity': testProblem(404, 'activities.notFound') },
    'This activity is not available.',
  ],
  ['[EARN-011] [ERR-031]', '/email-signUp/7', {}, 'This activity is not available.'],
])(
  '%s the address %s is none of this activity: it leads to /earn, and says so',
  async (_, path, answers, said) => {
    const { address } = await openActivity(path, answers)
    await expect.poll(address).toBe('/earn')
    await expect.element(page.getByText(said)).toBeVisible()
  },
)

test('[EARN-010] has no button where it has earned all it can', async () => {
  await openActivity('/profile-completion/7', {
    'activities.getActivityStatus': { ...openProfileActivity, limitReached: true },
  })
  await expect.element(main.getByText('Maximum limit reached!')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Go to your profile' })).not.toBeInTheDocument()
})

test('reports that its status cannot be loaded, and retries at a press', async () => {
  const { club } = await openActivity('/email-signUp/8', { 'activities.getActivityStatus': offline })
  await expect.element(main.getByRole('alert').getByText(/We could not reach the club\./)).toBeVisible()
  club.browser.server.answer({ 'activities.getActivityStatus': openEmailActivity })
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByRole('link', { name: 'Go to your preferences' })).toBeVisible()
})
