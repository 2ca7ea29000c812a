import { conversionToday } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { ConversionDialog, type ConversionDialogProps } from './ConversionDialog.tsx'

const props: ConversionDialogProps = {
  isOpen: true,
  state: { at: 'confirming', input: 10 },
  terms: conversionToday,
  points: 259,
  most: 20,
  cost: 100,
  onChoose: () => {},
  onConfirm: () => {},
  onRetry: () => {},
  onClose: () => {},
}

test('[CONVERT-005] the slider has the step and minimum of the activity and works by keyboard', async () => {
  const onChoose = vi.fn()
  const screen = await renderUi(<ConversionDialog {...props} onChoose={onChoose} />)
  const slider = screen.getByRole('slider', { name: 'Tokens' })
  await expect.element(slider).toHaveAttribute('step', '10')
  await expect.element(slider).toHaveAttribute('min', '10')
  await expect.element(slider).toHaveAttribute('max', '20')
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChoose).toHaveBeenCalledWith(20)
  await expect
    .element(screen.getByText('That takes 100 points. You will have 159 points left.'))
    .toBeVisible()
})

test('[CONVERT-009] the submit button says what it costs', async () => {
  const onConfirm = vi.fn()
  const screen = await renderUi(<ConversionDialog {...props} onConfirm={onConfirm} />)
  await screen.getByRole('button', { name: 'Convert 100 points' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('what would be left is not shown where the points do not reach', async () => {
  const screen = await renderUi(<ConversionDialog {...props} points={99} most={0} />)
  await expect.element(screen.getByText('That takes 100 points.', { exact: true })).toBeVisible()
  await screen.rerender(<ConversionDialog {...props} points={101} most={10} />)
  await expect
    .element(screen.getByText('That takes 100 points. You will have 1 point left.', { exact: true }))
    .toBeVisible()
})

test('[CONVERT-007] a success opens a confirmation', async () => {
  const screen = await renderUi(
    <ConversionDialog {...props} state={{ at: 'done', input: 30, value: { balance: 5_030 } }} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Your tokens are here' })
  await expect.element(dialog.getByText('30 tokens are yours. You have 5,030 tokens now.')).toBeVisible()
})

test('[CONVERT-008] a failure opens the dialog of a failed redemption', async () => {
  const screen = await renderUi(
    <ConversionDialog
      {...props}
      state={{ at: 'failed', error: { key: 'error.redemption.insufficientPoints' }, isOutcomeUnknown: false }}
    />,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'That did not work' })
  await expect.element(dialog.getByText(/You do not have enough points/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('a conversion with an unknown outcome can be retried', async () => {
  const onRetry = vi.fn()
  const state = { at: 'failed', error: { key: 'error.offline' }, isOutcomeUnknown: true } as const
  const screen = await renderUi(<ConversionDialog {...props} state={state} onRetry={onRetry} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
