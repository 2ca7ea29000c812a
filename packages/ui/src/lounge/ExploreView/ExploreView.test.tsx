import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ExploreView } from './ExploreView.tsx'

const explore = () => renderUi(<ExploreView isSignedIn={false} tokens={undefined} />)

test('[LOBBY-014] [LOBBY-015] the page has its title and seven sections', async () => {
  const screen = await explore()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Explore Lucky Lounge' })).toBeVisible()
  const sections = screen.getByRole('heading', { level: 2 }).elements()
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Welcome',
    'Games',
    'Tokens',
    'Purchase tokens',
    'Convert points',
    'Sweepstakes drawings',
    'History',
  ])
})

test('[LOBBY-016] Play links back to the lobby', async () => {
  const screen = await explore()
  await expect
    .element(screen.getByRole('link', { name: 'Play', exact: true }))
    .toHaveAttribute('href', '/lucky-lounge')
})

test.each([
  ['[CONVERT-002]', /100 points become 10 tokens/],
  ['[CONVERT-003]', /Up to 1,440 tokens are redeemable per day/],
  ['[STORE-001]', /Bundles start at \$5 for 5,000 tokens/],
  ['[REDEEM-002]', /cash prizes up to \$10,000\./],
  ['[REDEEM-003]', /weekly, bi-weekly, monthly and quarterly drawings for cash prizes/],
  ['where tokens come from:', /won by playing, bought by card, or converted from Players Club points/],
] as const)('%s the page says %s', async (_, text) => {
  const screen = await explore()
  await expect.element(screen.getByText(text)).toBeVisible()
})
