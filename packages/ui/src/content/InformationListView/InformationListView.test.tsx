import { informationTileFixture, plainTileFixture } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { InformationListView } from './InformationListView.tsx'

const props = { error: null, refresh: () => {} }

test('[INFO-001] the tiles are a list', async () => {
  const screen = await renderUi(
    <InformationListView {...props} tiles={[informationTileFixture, plainTileFixture]} />,
  )
  await expect.element(screen.getByRole('listitem').nth(1)).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})

test('[INFO-001] an empty list says so and links elsewhere', async () => {
  const screen = await renderUi(<InformationListView {...props} tiles={[]} />)
  await expect.element(screen.getByRole('heading', { name: 'Nothing new right now' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Read the FAQs' }))
    .toHaveAttribute('href', '/media/faq')
})

test('a failure is announced and can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <InformationListView tiles={undefined} error={{ key: 'error.offline' }} refresh={refresh} />,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
