import { informationTileFixture, plainTileFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { InformationTileView } from './InformationTileView.tsx'

const props = { error: null, refresh: () => {} }

test('[INFO-002] the page shows title, summary, both pictures, the description and a button to the target', async () => {
  const screen = await renderUi(<InformationTileView {...props} data={informationTileFixture} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where the money goes')
  await expect.element(screen.getByText(/Of each dollar that is played/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'In the parks' })).toBeVisible()
  const button = screen.getByRole('link', { name: 'About us', exact: true })
  await expect.element(button).toHaveAttribute('href', '/media/about_us')
  await expect.element(button).not.toHaveAttribute('target')
  const { webImageUrl, mobileImageUrl } = informationTileFixture
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(webImageUrl)
  expect(screen.container.querySelector('source')?.getAttribute('srcset')).toBe(mobileImageUrl)
})

test('[INFO-002] an external target opens a new tab, and a tile without a button text has no button', async () => {
  const outside = { ...informationTileFixture, buttonTargetWeb: 'https://www.copperstatelottery.example/' }
  const screen = await renderUi(<InformationTileView {...props} data={outside} />)
  await expect.element(screen.getByRole('link', { name: /^About us/ })).toHaveAttribute('target', '_blank')
  await screen.rerender(<InformationTileView {...props} data={plainTileFixture} />)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The copper coach is on the road')
  expect(screen.getByRole('link', { name: /^About us/ }).query()).toBeNull()
})

test('a removed tile says so and links to the list', async () => {
  const screen = await renderUi(
    <InformationTileView {...props} data={undefined} error={{ key: 'information.notFound' }} />,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('This information is no longer here.')
  await expect
    .element(screen.getByRole('link', { name: 'All information' }))
    .toHaveAttribute('href', '/information-list')
})
