import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { forceColors } from '../../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { Pagination } from './Pagination.tsx'

async function paged(page: number, pages: number) {
  const onPage = vi.fn()
  const screen = await renderUi(<Pagination page={page} pages={pages} onPage={onPage} label="Pages" />)
  return { screen, onPage, nav: screen.getByRole('navigation', { name: 'Pages' }) }
}

test('[LLHIST-009] ten pages show exactly four page buttons with the current one marked', async () => {
  const { nav } = await paged(4, 10)
  expect(nav.getByRole('button', { name: /^Page / }).all()).toHaveLength(4)
  await expect.element(nav.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
})

test('page and step buttons request their page', async () => {
  const { nav, onPage } = await paged(4, 10)
  await nav.getByRole('button', { name: 'Page 6' }).click()
  expect(onPage).toHaveBeenLastCalledWith(5)
  await nav.getByRole('button', { name: 'Previous page' }).click()
  expect(onPage).toHaveBeenLastCalledWith(3)
  await nav.getByRole('button', { name: 'Next page' }).click()
  expect(onPage).toHaveBeenLastCalledWith(5)
})

test('the step button at the last page keeps focus and does nothing', async () => {
  const { screen, nav, onPage } = await paged(0, 2)
  const next = nav.getByRole('button', { name: 'Next page' })
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await screen.rerender(<Pagination page={1} pages={2} onPage={onPage} label="Pages" />)
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onPage).toHaveBeenCalledTimes(1)
})

test('the current page is marked not only by colour in forced colours', async () => {
  await forceColors()
  const { nav } = await paged(0, 10)
  const border = (name: string) =>
    Number.parseFloat(getComputedStyle(nav.getByRole('button', { name }).element()).borderTopWidth)
  expect(border('Page 1')).toBeGreaterThan(border('Page 2'))
})

test('every button is at least 44 px in both directions', async () => {
  const { nav } = await paged(0, 10)
  for (const button of nav.getByRole('button').elements()) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('pages with addresses are links, and the steps at the ends have none', async () => {
  const screen = await renderUi(
    <Pagination page={0} pages={3} hrefOf={page => `/games?page=${page + 1}`} label="Pages" />,
  )
  const second = screen.getByRole('link', { name: 'Page 2' })
  await expect.element(second).toHaveAttribute('href', '/games?page=2')
  await expect.element(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(screen.getByRole('link', { name: 'Previous page' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(screen.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('href', '/games?page=2')
})
