import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    title: 'What are the odds of winning?',
    children: (
      <Text>One entry in ten wins a prize. The odds of each prize are in the rules of the game.</Text>
    ),
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { isOpen: true } }
