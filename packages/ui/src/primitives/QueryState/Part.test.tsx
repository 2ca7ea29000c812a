import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Part, type PagePart } from './Part.tsx'

const unknown: PagePart<readonly string[]> = { data: undefined, error: null, refresh: () => {} }
const part = (of: PagePart<readonly string[]>) => (
  <Part of={of} count={2}>
    {words => <p>{words.join(' ')}</p>}
  </Part>
)

test('a part shows its skeleton while it loads and then its content', async () => {
  const screen = await renderUi(part(unknown))
  await expect.element(screen.getByText('Loading')).toBeInTheDocument()
  await screen.rerender(part({ ...unknown, data: ['all', 'of', 'it'] }))
  await expect.element(screen.getByText('all of it')).toBeVisible()
  expect(screen.getByText('Loading').query()).toBeNull()
})

test('a part that could not be loaded says why and can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(part({ ...unknown, error: { key: 'error.offline' }, refresh }))
  await expect.element(screen.getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test('a part with older content shows it and hides the error of a refresh', async () => {
  const screen = await renderUi(part({ ...unknown, data: ['before'], error: { key: 'error.offline' } }))
  await expect.element(screen.getByText('before')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('a part shows its empty state in place of an empty list', async () => {
  const list = (data: readonly string[]) => (
    <Part of={{ ...unknown, data }} empty={<p>none yet</p>}>
      {words => <p>{words.join(' ')}</p>}
    </Part>
  )
  const screen = await renderUi(list([]))
  await expect.element(screen.getByText('none yet')).toBeVisible()
  await screen.rerender(list(['one']))
  await expect.element(screen.getByText('one', { exact: true })).toBeVisible()
  expect(screen.getByText('none yet').query()).toBeNull()
})

test('a part has the skeleton that it is given', async () => {
  const screen = await renderUi(
    <Part of={unknown} skeleton={<hr />}>
      {() => null}
    </Part>,
  )
  await expect.element(screen.getByRole('separator')).toBeInTheDocument()
})
