import type { ShownRecommendation } from '@players-club/domain-models'
import { couponRecommendation, profileRecommendation } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { RecommendationsDialog, type RecommendationsDialogProps } from './RecommendationsDialog.tsx'

const activity: ShownRecommendation = { ...profileRecommendation, recommendationType: 'ACTIVITY' }
const reward: ShownRecommendation = { ...couponRecommendation, recommendationType: 'REWARD' }
const props: RecommendationsDialogProps = {
  isOpen: true,
  words: { title: 'Just for you', subtitle: 'Fresh this week', showFirstName: true },
  firstName: 'Verity',
  recommendations: [activity, reward],
  error: null,
  refresh: () => {},
  onClose: () => {},
}

test('[SHELL-014] the dialog shows the configured title, subtitle and first name', async () => {
  const screen = await renderUi(<RecommendationsDialog {...props} />)
  const dialog = screen.getByRole('dialog', { name: 'Just for you, Verity' })
  await expect.element(dialog.getByText('Fresh this week')).toBeVisible()
})

test('[SHELL-014] the title has no name when none is known or configured', async () => {
  const screen = await renderUi(<RecommendationsDialog {...props} firstName={undefined} />)
  await expect.element(screen.getByRole('dialog', { name: 'Just for you' })).toBeVisible()
  await screen.rerender(<RecommendationsDialog {...props} words={{ ...props.words, showFirstName: false }} />)
  await expect.element(screen.getByRole('dialog', { name: 'Just for you' })).toBeVisible()
})

test('[RECO-001] the dialog has default texts when none are configured', async () => {
  const screen = await renderUi(<RecommendationsDialog {...props} words={undefined} />)
  const dialog = screen.getByRole('dialog', { name: 'For You' })
  await expect.element(dialog.getByText('Picked for today')).toBeVisible()
})

test('[RECO-003] [RECO-007] each recommendation is a ticket that links to its page', async () => {
  const screen = await renderUi(<RecommendationsDialog {...props} />)
  const tickets = screen.getByRole('listitem')
  await expect.element(tickets.nth(0).getByText('Activity', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Complete your profile Take part' }))
    .toHaveAttribute('href', '/settings/profile-completion')
  await expect
    .element(screen.getByRole('link', { name: 'Five dollars off your next ticket See the reward' }))
    .toHaveAttribute('href', '/rewards')
  await expect.element(tickets.nth(1).getByText('Until Dec 31, 2026')).toBeVisible()
})

test('a failure is announced and can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <RecommendationsDialog
      {...props}
      recommendations={undefined}
      error={{ key: 'error.http.503' }}
      refresh={refresh}
    />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test('an empty dialog says where to find more', async () => {
  const screen = await renderUi(<RecommendationsDialog {...props} recommendations={[]} />)
  await expect.element(screen.getByRole('heading', { name: 'Nothing for you right now' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Earn' })).toHaveAttribute('href', '/earn')
})

test('Escape closes the dialog', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(<RecommendationsDialog {...props} onClose={onClose} />)
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
