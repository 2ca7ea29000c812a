import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { headingLevels, headingSizes } from './Heading.css.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Spend your points' },
  argTypes: {
    level: { control: 'select', options: headingLevels },
    size: { control: 'select', options: headingSizes },
  },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack>
      {headingSizes.map(size => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}

export const Long: Story = {
  args: { size: 'hero', children: 'Scan Friday’s tickets, drive home the roadster' },
}
