import { promoCodeActivity } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PromoCodeView } from './PromoCodeView.tsx'

const page = { activity: promoCodeActivity, error: null, refresh: fn(), isSignedIn: true }
const limit = { limitReached: true, remaining: 0, count: 3 }

const meta = {
  title: 'Activities/PromoCodeView',
  component: PromoCodeView,
  parameters: { layout: 'fullscreen' },
  args: { page, code: '', codeError: null, isRedeeming: false, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof PromoCodeView>

export default meta
type Story = StoryObj<typeof meta>

export const OfAnActivity: Story = {}
export const OfAny: Story = { args: { page: undefined } }
export const Wrong: Story = { args: { code: 'CACTUS', codeError: { key: 'error.code.notFound' } } }
export const Redeeming: Story = { args: { code: 'CACTUS200', isRedeeming: true } }
export const LimitReached: Story = {
  args: { page: { ...page, activity: { ...promoCodeActivity, frequencyCap: limit } } },
}
export const Loading: Story = { args: { page: { ...page, activity: undefined } } }
