import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { MessageBar } from './MessageBar.tsx'

test('[MSG-003] an outage warning has no close button', async () => {
  const screen = await renderUi(
    <MessageBar message={{ type: 'outage_warning', text: 'Planned work tonight.' }} onClose={() => {}} />,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Planned work tonight.')
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test.each(['error', 'warning', 'success', 'info'] as const)(
  '[MSG-003] a message of type %s can be closed',
  async type => {
    const onClose = vi.fn()
    const screen = await renderUi(<MessageBar message={{ type, text: 'Saved.' }} onClose={onClose} />)
    await screen.getByRole('button', { name: 'Close message' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)(
  'a message of type %s is announced as %s in a live region that existed before',
  async (type, role) => {
    const screen = await renderUi(<MessageBar message={null} onClose={() => {}} />)
    const region = screen.getByRole(role).element()
    expect(region.textContent).toBe('')
    await screen.rerender(<MessageBar message={{ type, text: 'Saved.' }} onClose={() => {}} />)
    expect(region.textContent).toBe('Saved.')
  },
)

test('a message can have an action', async () => {
  const onPress = vi.fn()
  const message = {
    type: 'error',
    text: 'It is gone.',
    action: { label: 'Reload the page', onPress },
  } as const
  const screen = await renderUi(<MessageBar message={message} onClose={() => {}} />)
  await screen.getByRole('alert').getByRole('button', { name: 'Reload the page' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('the page beside a message can be clicked', async () => {
  const screen = await renderUi(<MessageBar message={{ type: 'info', text: 'Saved.' }} onClose={() => {}} />)
  const place = screen.getByRole('status').element().parentElement
  expect(place && getComputedStyle(place).pointerEvents).toBe('none')
})
