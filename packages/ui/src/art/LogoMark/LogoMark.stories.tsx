import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogoMark, logoMarks } from './LogoMark.tsx'

const meta = {
  title: 'Art/LogoMark',
  component: LogoMark,
  argTypes: { name: { control: 'select', options: logoMarks } },
} satisfies Meta<typeof LogoMark>

export default meta
type Story = StoryObj<typeof meta>

export const Club: Story = {}

export const Lounge: Story = { args: { name: 'lounge' } }
