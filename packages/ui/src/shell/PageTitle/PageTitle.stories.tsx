import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageTitle } from './PageTitle.tsx'

const meta = {
  title: 'Shell/PageTitle',
  component: PageTitle,
  args: { page: 'shell.clubHistory', brand: { lotteryName: 'Copper State Lottery' } },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
