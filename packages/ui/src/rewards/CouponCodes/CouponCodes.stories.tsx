import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CouponCodes } from './CouponCodes.tsx'

const coupons = ['CSL-7F3K-22QX', 'CSL-9PLM-4RTX'].map(code => ({
  code,
  barcodeData: code.replaceAll('-', ''),
}))

const meta = {
  title: 'Rewards/CouponCodes',
  component: CouponCodes,
  args: { details: { remaining: 40, coupons: coupons.slice(1) }, error: null, refresh: fn() },
} satisfies Meta<typeof CouponCodes>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Two: Story = { args: { details: { remaining: 39, coupons } } }
export const Loading: Story = { args: { details: undefined } }
export const Failed: Story = { args: { details: undefined, error: {} } }
