import type { Meta, StoryObj } from '@storybook/react-vite'
import { outageKinds, OutageScreen } from './OutageScreen.tsx'

const meta = {
  title: 'Shell/OutageScreen',
  component: OutageScreen,
  args: { kind: 'planned', body: 'We will be back on Sunday at 6 in the morning.' },
  argTypes: { kind: { control: 'inline-radio', options: outageKinds } },
} satisfies Meta<typeof OutageScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Planned: Story = {}
export const Unplanned: Story = { args: { kind: 'unplanned', body: 'We are working on it.' } }
