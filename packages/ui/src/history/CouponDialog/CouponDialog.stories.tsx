import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CouponDialog } from './CouponDialog.tsx'

const coupons = [{ code: 'CSL-7F3K-22QX', barcodeData: 'CSL7F3K22QX' }]

const meta = {
  title: 'History/CouponDialog',
  component: CouponDialog,
  args: {
    isOpen: true,
    reward: '$5 off scratchers',
    quantity: 1,
    details: { remaining: 40, coupons },
    error: null,
    refresh: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof CouponDialog>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Loading: Story = { args: { details: undefined } }
export const Failed: Story = { args: { details: undefined, error: {} } }
