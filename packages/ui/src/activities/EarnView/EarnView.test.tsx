import { linkActivity, pollActivity } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { EarnView, type EarnViewProps } from './EarnView.tsx'

const props: EarnViewProps = {
  activities: [linkActivity, pollActivity],
  error: null,
  refresh: () => {},
  onCollect: () => {},
}

test('[EARN-004] the page lists the activities as cards in their order', async () => {
  const screen = await renderUi(<EarnView {...props} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Earn' })).toBeVisible()
  const titles = screen.getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'A look at the desert museum View',
    'Which season is yours? Answer',
  ])
})

test('the page without activities offers another way to earn points', async () => {
  const screen = await renderUi(<EarnView {...props} activities={[]} />)
  await expect
    .element(screen.getByRole('link', { name: 'Enter Ticket' }))
    .toHaveAttribute('href', '/ticket-entry')
})

test('activities that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <EarnView {...props} activities={undefined} error={{ key: 'error.offline' }} refresh={refresh} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
