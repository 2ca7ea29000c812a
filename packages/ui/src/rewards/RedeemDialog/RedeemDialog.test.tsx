import {
  couponRedemption,
  couponReward,
  drawReward,
  externalReward,
} from '@players-club/domain-models/fixtures'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { RedeemDialog } from './RedeemDialog.tsx'
import type { RedeemDialogProps } from './RedeemDialogProps.ts'

const props: RedeemDialogProps = {
  isOpen: true,
  reward: couponReward,
  quantity: 1,
  most: 5,
  points: 25_000,
  isPending: false,
  isOutcomeUnknown: false,
  error: null,
  redemption: null,
  codes: {
    data: { remaining: 4, coupons: [{ code: 'CSL-7F3K-22QX', barcodeData: 'CSL7F3K22QX' }] },
    error: null,
    refresh: () => {},
  },
  onQuantity: () => {},
  onConfirm: () => {},
  onCancel: () => {},
  onDone: () => {},
}

test('[REWARD-012] the dialog asks for a quantity up to the maximum and shows the cost before the button', async () => {
  const [onQuantity, onConfirm] = [vi.fn(), vi.fn()]
  const screen = await renderUi(
    <RedeemDialog {...props} quantity={2} onQuantity={onQuantity} onConfirm={onConfirm} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Redeem: $5 off scratchers' })
  const box = dialog.getByRole('spinbutton', { name: 'How many?' })
  await expect.element(box).toHaveAttribute('aria-valuemax', '5')
  await dialog.getByRole('button', { name: 'Increase: How many?' }).click()
  expect(onQuantity).toHaveBeenCalledWith(3)
  await expect.element(dialog.getByText(/That comes to 2,400 points\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Redeem for 2,400 points' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('[REWARD-012] a quantity above the maximum costs what the button said', async () => {
  const onConfirm = vi.fn()
  function Choosing() {
    const [quantity, setQuantity] = useState(1)
    const confirm = () => onConfirm(quantity)
    return <RedeemDialog {...props} quantity={quantity} onQuantity={setQuantity} onConfirm={confirm} />
  }
  const screen = await renderUi(<Choosing />)
  await userEvent.clear(screen.getByRole('spinbutton'))
  await userEvent.keyboard('25')
  await screen.getByRole('button', { name: 'Redeem for 6,000 points' }).click()
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(5)
})

test('the dialog says what is left after a redemption, and nothing of it where the points are not enough', async () => {
  const screen = await renderUi(<RedeemDialog {...props} points={1200} />)
  await expect.element(screen.getByText(/After that you have 0 points left\./)).toBeVisible()
  await screen.rerender(<RedeemDialog {...props} points={1199} />)
  await expect.element(screen.getByText(/After that you have/)).not.toBeInTheDocument()
  await expect.element(screen.getByText(/That comes to 1,200 points\./)).toBeVisible()
})

test('[REWARD-013] a redeemed coupon shows its code and bar code', async () => {
  const onDone = vi.fn()
  const screen = await renderUi(<RedeemDialog {...props} redemption={couponRedemption} onDone={onDone} />)
  const dialog = screen.getByRole('dialog', { name: 'Your coupon' })
  await expect.element(dialog.getByRole('img', { name: 'Barcode of code CSL-7F3K-22QX' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(onDone).toHaveBeenCalledOnce()
})

test.each([
  ['[REWARD-014]', externalReward, 'Reward Redeemed!', 'The tickets come by mail within two days.'],
  ['[REWARD-017]', drawReward, 'You are in!', '1 entry was added. Good luck!'],
] as const)('%s the redemption of $type is confirmed', async (_, reward, title, text) => {
  const screen = await renderUi(<RedeemDialog {...props} reward={reward} redemption={couponRedemption} />)
  await expect.element(screen.getByRole('dialog', { name: title }).getByText(text)).toBeVisible()
})

test('an attempt without an answer can only be repeated unchanged', async () => {
  const screen = await renderUi(<RedeemDialog {...props} isOutcomeUnknown error={{ key: 'error.offline' }} />)
  await expect.element(screen.getByRole('alert').getByText(/you will not be charged twice/)).toBeVisible()
  await expect.element(screen.getByRole('spinbutton')).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Redeem for 1,200 points' })).toBeEnabled()
})

test('[REWARD-012] an attempt without an answer states its cost, and neither what is left after it nor what is possible', async () => {
  const screen = await renderUi(
    <RedeemDialog {...props} quantity={2} most={1} isOutcomeUnknown error={{ key: 'error.offline' }} />,
  )
  await expect.element(screen.getByText('That comes to 2,400 points.', { exact: true })).toBeVisible()
  const box = screen.getByRole('spinbutton', { name: 'How many?' })
  await expect.element(box).toHaveAttribute('aria-valuenow', '2')
  await expect.element(box).not.toHaveAccessibleDescription()
})
