import type { Meta, StoryObj } from '@storybook/react-vite'
import { Barcode } from './Barcode.tsx'

const meta = {
  title: 'Art/Barcode',
  component: Barcode,
  args: { data: 'CSL7F3K22QX', label: 'Barcode of code CSL-7F3K-22QX' },
} satisfies Meta<typeof Barcode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = { args: { data: 'CSL7F3K22QX7F3K22QX7F3K' } }
