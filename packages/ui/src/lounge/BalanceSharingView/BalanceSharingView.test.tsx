import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { BalanceSharingView, type BalanceSharingViewProps } from './BalanceSharingView.tsx'

function asking(state: BalanceSharingViewProps['state'], verbs = {}) {
  return (
    <BalanceSharingView
      state={state}
      partner="shop.example"
      onAllow={() => {}}
      onCancel={() => {}}
      {...verbs}
    />
  )
}

test('the view names the site and each answer takes one press', async () => {
  const [onAllow, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const screen = await renderUi(asking({ at: 'asking' }, { onAllow, onCancel }))
  await expect
    .element(screen.getByRole('heading', { name: 'Show your balance on shop.example?' }))
    .toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onAllow.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
  expect(onAllow).toHaveBeenCalledOnce()
})

test('the heading has focus when the question appears, and again when the buttons are gone', async () => {
  const screen = await renderUi(asking({ at: 'asking' }))
  const heading = screen.getByRole('heading', { name: 'Show your balance on shop.example?' })
  await expect.element(heading).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
  await screen.rerender(asking({ at: 'shared' }))
  await expect.element(heading).toHaveFocus()
})

test('a pending answer cannot be given again', async () => {
  const screen = await renderUi(asking({ at: 'shared' }))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Done. You can close this window.')
  expect(screen.getByRole('button').elements()).toHaveLength(0)
  await screen.rerender(asking({ at: 'declined' }))
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Nothing was shared. You can close this window.')
})

test('a refusal is announced and both answers stay', async () => {
  const screen = await renderUi(asking({ at: 'failed', message: { key: 'error.embed.unknownPartner' } }))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This site is not one of our partners. Open the Players Club to continue.')
  await expect.element(screen.getByRole('button', { name: 'Allow' })).toBeEnabled()
})
