import { weeklyDrawing } from '@players-club/domain-models/fixtures'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { RedeemEntriesDialog, type RedeemEntriesDialogProps } from './RedeemEntriesDialog.tsx'

const props: RedeemEntriesDialogProps = {
  isOpen: true,
  reward: weeklyDrawing,
  quantity: 1,
  tokens: 1_000,
  most: 4,
  isPending: false,
  isOutcomeUnknown: false,
  redemption: null,
  refusal: null,
  onQuantity: () => {},
  onConfirm: () => {},
  onClose: () => {},
}

test('[REDEEM-014] [REDEEM-016] the dialog asks for a quantity from one up to the maximum and shows the cost', async () => {
  const [onQuantity, onConfirm] = [vi.fn(), vi.fn()]
  const screen = await renderUi(
    <RedeemEntriesDialog {...props} onQuantity={onQuantity} onConfirm={onConfirm} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Redeem: Weekly drawing' })
  const box = dialog.getByRole('spinbutton', { name: 'How many entries?' })
  await expect.element(box).toHaveAttribute('aria-valuenow', '1')
  await expect.element(box).toHaveAttribute('aria-valuemax', '4')
  await dialog.getByRole('button', { name: 'Increase: How many entries?' }).click()
  expect(onQuantity).toHaveBeenCalledWith(2)
  await expect
    .element(dialog.getByText('That takes 250 tokens. You will have 750 tokens left.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem 250 tokens' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('[REDEEM-014] [REDEEM-015] a quantity above the maximum costs what the button said', async () => {
  const onConfirm = vi.fn()
  function Choosing() {
    const [quantity, setQuantity] = useState(1)
    const verbs = { onQuantity: setQuantity, onConfirm: () => onConfirm(quantity) }
    return <RedeemEntriesDialog {...props} {...verbs} quantity={quantity} />
  }
  const screen = await renderUi(<Choosing />)
  await userEvent.clear(screen.getByRole('spinbutton'))
  await userEvent.keyboard('25')
  await screen.getByRole('button', { name: 'Redeem 1,000 tokens' }).click()
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(4)
})

test('[REDEEM-014] what would be left is not shown where the tokens do not reach', async () => {
  const screen = await renderUi(<RedeemEntriesDialog {...props} tokens={249} most={0} />)
  await expect.element(screen.getByText('That takes 250 tokens.', { exact: true })).toBeVisible()
  await screen.rerender(<RedeemEntriesDialog {...props} tokens={250} most={1} />)
  await expect
    .element(screen.getByText('That takes 250 tokens. You will have 0 tokens left.', { exact: true }))
    .toBeVisible()
})

test('[REDEEM-015] a success is confirmed with the player’s new totals', async () => {
  const redemption = {
    id: 'r-1',
    rewardId: 201,
    drawId: 7,
    quantity: 2,
    tokens: 500,
    balance: 500,
    playerEntries: 5,
  }
  const screen = await renderUi(<RedeemEntriesDialog {...props} redemption={redemption} />)
  const dialog = screen.getByRole('dialog', { name: 'You are in!' })
  await expect
    .element(dialog.getByText('2 entries were added. You have 5 entries in this draw, and 500 tokens left.'))
    .toBeVisible()
})

test('[REDEEM-017] a refusal with a key opens a dialog with its text', async () => {
  const message = { key: 'error.redemption.insufficientTokens' } as const
  const screen = await renderUi(<RedeemEntriesDialog {...props} refusal={message} />)
  const dialog = screen.getByRole('alertdialog', { name: 'That did not work' })
  await expect.element(dialog.getByText(/You do not have enough tokens/)).toBeVisible()
})

test('an attempt without an answer can only be repeated unchanged', async () => {
  const screen = await renderUi(<RedeemEntriesDialog {...props} quantity={2} isOutcomeUnknown />)
  await expect.element(screen.getByRole('spinbutton')).toBeDisabled()
  await expect.element(screen.getByRole('alert').getByText(/you will not be charged twice/)).toBeVisible()
})

test('[REDEEM-014] an attempt without an answer states its cost, and neither what would be left nor what is possible', async () => {
  const screen = await renderUi(<RedeemEntriesDialog {...props} quantity={2} most={1} isOutcomeUnknown />)
  await expect.element(screen.getByText('That takes 500 tokens.', { exact: true })).toBeVisible()
  const box = screen.getByRole('spinbutton')
  await expect.element(box).toHaveAttribute('aria-valuenow', '2')
  await expect.element(box).not.toHaveAccessibleDescription()
})
