import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageProgress } from './PageProgress.tsx'

const meta = {
  title: 'Shell/PageProgress',
  component: PageProgress,
  args: { isLoading: true },
} satisfies Meta<typeof PageProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
