import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { HistoryPaging, type HistoryPagingProps } from './HistoryPaging.tsx'

const props: HistoryPagingProps = {
  label: 'Pages of the history',
  total: 60,
  page: 0,
  size: 25,
  hrefOf: page => `#page-${page + 1}`,
  children: 'Rows',
}

test('[CONST-012] [CONST-013] pages have their own addresses and one of the five page sizes of the specification', async () => {
  const onSize = vi.fn()
  const screen = await renderUi(<HistoryPaging {...props} onSize={onSize} />)
  await expect.element(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3')
  const sizes = screen.getByRole('combobox', { name: 'Rows a page' })
  expect([...sizes.element().children].map(option => option.textContent)).toEqual([
    '10',
    '25',
    '50',
    '75',
    '100',
  ])
  await expect.element(sizes).toHaveValue('25')
  await sizes.selectOptions('50')
  expect(onSize).toHaveBeenCalledWith(50)
})

test('[LLHIST-009] a long history shows links to four pages', async () => {
  const screen = await renderUi(<HistoryPaging {...props} total={100} size={10} page={5} />)
  await expect.element(screen.getByRole('link', { name: 'Page 6' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Page/ }).elements()).toHaveLength(4)
})

test('[LLHIST-009] a followed link leads to the rows of its page, and a chosen size leaves focus where it is', async () => {
  const screen = await renderUi(<HistoryPaging {...props} onSize={vi.fn()} />)
  await screen.getByRole('link', { name: 'Next page' }).click()
  await screen.rerender(<HistoryPaging {...props} onSize={vi.fn()} total={undefined} page={1} />)
  await expect.element(screen.getByRole('region', { name: 'Page 2' })).toHaveFocus()
  const sizes = screen.getByRole('combobox', { name: 'Rows a page' })
  await sizes.click()
  await screen.rerender(<HistoryPaging {...props} onSize={vi.fn()} />)
  await expect.element(sizes).toHaveFocus()
})

test('the pagination stays while the next page loads and is absent when there are no rows', async () => {
  const screen = await renderUi(<HistoryPaging {...props} />)
  await screen.rerender(<HistoryPaging {...props} total={undefined} page={1} />)
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await screen.rerender(<HistoryPaging {...props} total={0} />)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})
