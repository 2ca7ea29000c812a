import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundView } from './NotFoundView.tsx'

const meta = { title: 'Shell/NotFoundView', component: NotFoundView } satisfies Meta<typeof NotFoundView>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
