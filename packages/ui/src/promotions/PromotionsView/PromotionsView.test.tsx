import { runningPromotion } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { PromotionsView, type PromotionsViewProps } from './PromotionsView.tsx'

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...runningPromotion,
    id: index + 1,
    name: `Promotion ${index + 1}`,
    featured: index === 0,
  }))

const props: PromotionsViewProps = {
  promotions: some(10),
  total: 19,
  hasFailed: false,
  more: 'idle',
  onLoadMore: () => {},
  onReload: () => {},
}

test('[PROMO-001] the featured promotion stands above the others', async () => {
  const screen = await renderUi(<PromotionsView {...props} />)
  const featured = screen.getByRole('region', { name: 'Promotion 1' })
  await expect.element(featured.getByText('Featured promotion')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(9)
})

test('[PROMO-002] a link loads more, works without scripts, keeps focus, and the new count is announced', async () => {
  const onLoadMore = vi.fn()
  const screen = await renderUi(<PromotionsView {...props} onLoadMore={onLoadMore} />)
  const link = screen.getByRole('link', { name: 'Load more promotions' })
  await expect.element(link).toHaveAttribute('href', '?shown=19')
  await expect.element(screen.getByRole('status')).toHaveTextContent('10 of 19 promotions shown')
  await link.click()
  expect(onLoadMore).toHaveBeenCalledOnce()
  await expect.element(link).toHaveFocus()
  await screen.rerender(<PromotionsView {...props} promotions={some(19)} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('19 of 19 promotions shown')
  await expect.element(screen.getByRole('status')).toHaveFocus()
  expect(link.elements()).toEqual([])
})

test('the last promotions take no focus from a reader who has moved on', async () => {
  const screen = await renderUi(<PromotionsView {...props} />)
  await screen.getByRole('link', { name: 'Load more promotions' }).click()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  const card = screen.getByRole('link', { name: 'Promotion 10 See the promotion' })
  await expect.element(card).toHaveFocus()
  await screen.rerender(<PromotionsView {...props} promotions={some(19)} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('19 of 19 promotions shown')
  await expect.element(card).toHaveFocus()
})

test('[ERR-043] a list that could not be loaded says so and can be retried', async () => {
  const onReload = vi.fn()
  const screen = await renderUi(
    <PromotionsView {...props} promotions={undefined} hasFailed onReload={onReload} />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Something went wrong while loading the content!')
  await screen.getByRole('button', { name: 'Reload' }).click()
  expect(onReload).toHaveBeenCalledOnce()
})
