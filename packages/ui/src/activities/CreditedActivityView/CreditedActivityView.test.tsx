import { doneEmailActivity, openProfileActivity } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { CreditedActivityView, type CreditedActivityViewProps } from './CreditedActivityView.tsx'

const profile: CreditedActivityViewProps = {
  activity: 'complete-profile',
  data: openProfileActivity,
  error: null,
  refresh: () => {},
  actionHref: '/settings/profile',
}
const email: CreditedActivityViewProps = {
  ...profile,
  activity: 'promotions-email-opt-in',
  data: doneEmailActivity,
  actionHref: '/settings/preferences',
}

test('[ACTV-018] the profile activity says what it earns and links to the profile', async () => {
  const screen = await renderUi(<CreditedActivityView {...profile} />)
  await expect.element(screen.getByRole('heading', { name: 'Complete your profile', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('500 Points', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Go to your profile' }))
    .toHaveAttribute('href', '/settings/profile')
})

test('[ACTV-017] [EARN-010] an activity without points left says so in place of the action', async () => {
  const screen = await renderUi(<CreditedActivityView {...email} />)
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to your preferences' }).query()).toBeNull()
  await screen.rerender(
    <CreditedActivityView {...email} data={{ ...doneEmailActivity, limitReached: false }} />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Go to your preferences' }))
    .toHaveAttribute('href', '/settings/preferences')
  expect(screen.getByText('Maximum limit reached!').query()).toBeNull()
})

test('a status that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <CreditedActivityView {...profile} data={undefined} error={{ key: 'error.timeout' }} refresh={refresh} />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The club took too long to answer. Try again.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test('the view renders in Spanish', async () => {
  const screen = await renderUi(<CreditedActivityView {...profile} />, 'es')
  await expect.element(screen.getByText('500 Puntos', { exact: true })).toBeVisible()
})
