import type { Meta, StoryObj } from '@storybook/react-vite'
import { balanceKinds } from './BalancePill.css.ts'
import { BalancePill } from './BalancePill.tsx'

const meta = {
  title: 'Shell/BalancePill',
  component: BalancePill,
  args: { kind: 'points', amount: 25_000, href: '/rewards' },
  argTypes: { kind: { control: 'inline-radio', options: balanceKinds } },
} satisfies Meta<typeof BalancePill>

export default meta
type Story = StoryObj<typeof meta>

export const Points: Story = {}
export const Tokens: Story = { args: { kind: 'tokens', amount: 5000, href: '/lucky-lounge' } }
export const One: Story = { args: { amount: 1 } }
export const Loading: Story = { args: { amount: undefined } }
export const Failed: Story = { args: { amount: null } }
export const Short: Story = { args: { isShort: true } }
