import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Part, type PagePart } from './Part.tsx'

const unknown: PagePart<readonly string[]> = { data: undefined, error: null, refresh: () => {} }
const part = (of: PagePart<readonly string[]>) => (
  <Part of={of} count={2}>
    {words => <p>{words.join(' ')}</p>}
  </Part>
)

test('a part is shown once it is there; before, its place is held', async () => {
  const screen = await renderUi(part(unknown))
  await expect.element(screen.getByText('Loading')).toBeInTheDocument()
  await screen.rerender(part({ ...unknown, data: ['all', 'of', 'it'] }))
  await expect.element(screen.getByText('all of it')).toBeVisible()
  expect(screen.getByText('Loading').query()).toBeNull()
})

test('a part that could not be had says why, and can be asked for again', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(part({ ...unknown, error: { key: 'error.offline' }, refresh }))
  await expect.element(screen.getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test('what was there before is better than why it could not be had again', async () => {
  const screen = await renderUi(part({ ...unknown, data: ['before'], error: { key: 'error.offline' } }))
  await expect.element(screen.getByText('before')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})
