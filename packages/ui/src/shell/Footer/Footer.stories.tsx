import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { isLounge: false, locales: ['en', 'es'], onLocaleChosen: fn() },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Club: Story = {}
export const Lounge: Story = { args: { isLounge: true } }
export const OneLanguage: Story = { args: { locales: ['en'] } }
