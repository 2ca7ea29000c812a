import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Paginated, type PaginatedProps } from './Paginated.tsx'

const props: PaginatedProps = {
  label: 'Pages',
  total: 60,
  page: 0,
  size: 25,
  hrefOf: page => `#page-${page + 1}`,
  children: <a href="#first">First row</a>,
}

test('a followed link of a page moves focus to the rows, which are named by their page', async () => {
  const screen = await renderUi(<Paginated {...props} />)
  await screen.getByRole('link', { name: 'Next page' }).click()
  await screen.rerender(<Paginated {...props} total={undefined} page={1} />)
  await expect.element(screen.getByRole('region', { name: 'Page 2' })).toHaveFocus()
})

test('a pressed button of a page moves focus to the rows', async () => {
  const pressed = { ...props, hrefOf: undefined, onPage: () => {} }
  const screen = await renderUi(<Paginated {...pressed} />)
  await screen.getByRole('button', { name: 'Page 3' }).click()
  await screen.rerender(<Paginated {...pressed} page={2} />)
  await expect.element(screen.getByRole('region', { name: 'Page 3' })).toHaveFocus()
})

test('another page leaves focus where it is when it is outside of the pagination', async () => {
  const Menu = ({ page }: { page: number }) => (
    <>
      <nav>
        <a href="#menu">Menu</a>
      </nav>
      <Paginated {...props} page={page} />
    </>
  )
  const screen = await renderUi(<Menu page={1} />)
  await screen.getByRole('link', { name: 'Menu' }).click()
  await screen.rerender(<Menu page={0} />)
  await expect.element(screen.getByRole('link', { name: 'Menu' })).toHaveFocus()
})

test('[LLHIST-009] a long list shows links to four pages', async () => {
  const screen = await renderUi(<Paginated {...props} total={100} size={10} page={5} />)
  await expect.element(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '#page-6')
  expect(screen.getByRole('link', { name: /^Page/ }).elements()).toHaveLength(4)
})

test('a list of one page shows what stands beside the pagination, and an empty one neither', async () => {
  const screen = await renderUi(<Paginated {...props} total={25} beside="25 rows a page" />)
  await expect.element(screen.getByText('25 rows a page')).toBeVisible()
  expect(screen.getByRole('navigation').elements()).toHaveLength(0)
  expect(screen.getByRole('region').elements()).toHaveLength(0)
  await screen.rerender(<Paginated {...props} total={0} beside="25 rows a page" />)
  await expect.element(screen.getByText('25 rows a page')).not.toBeInTheDocument()
})

test('a page beyond the end of the list says so, and links to the first one', async () => {
  const screen = await renderUi(<Paginated {...props} total={50} page={2} />)
  await expect.element(screen.getByRole('heading', { name: 'This page is empty' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Go to the first page' }))
    .toHaveAttribute('href', '#page-1')
  await screen.rerender(<Paginated {...props} total={51} page={2} />)
  await expect.element(screen.getByRole('link', { name: 'First row' })).toBeVisible()
})

test('the pagination stays while the next page loads', async () => {
  const screen = await renderUi(<Paginated {...props} />)
  await screen.rerender(<Paginated {...props} total={undefined} page={1} />)
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
