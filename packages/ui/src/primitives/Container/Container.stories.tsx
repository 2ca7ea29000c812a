import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { containerWidths } from './Container.css.ts'
import { Container } from './Container.tsx'

const meta = {
  title: 'Primitives/Container',
  component: Container,
  args: {
    children: (
      <Card surface="outlined">
        <Text>As wide as its content may get.</Text>
      </Card>
    ),
  },
  argTypes: { width: { control: 'select', options: containerWidths } },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ForText: Story = { args: { width: 'text' } }

export const ForAForm: Story = { args: { width: 'form' } }
