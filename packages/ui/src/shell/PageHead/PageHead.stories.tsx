import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHead } from './PageHead.tsx'

const meta = {
  title: 'Shell/PageHead',
  component: PageHead,
  args: { page: 'shell.clubHistory' },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
