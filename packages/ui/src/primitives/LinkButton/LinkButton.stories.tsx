import type { Meta, StoryObj } from '@storybook/react-vite'
import { tones } from '../../themes/roles.ts'
import { buttonEmphases, buttonSizes, buttonWidths } from '../Button/buttonVariants.ts'
import { Inline } from '../Inline/Inline.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { href: '/lucky-lounge', children: 'Visit the lounge' },
  argTypes: {
    tone: { control: 'select', options: tones },
    emphasis: { control: 'select', options: buttonEmphases },
    size: { control: 'select', options: buttonSizes },
    width: { control: 'select', options: buttonWidths },
  },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Emphases: Story = {
  render: args => (
    <Inline gap={3}>
      {buttonEmphases.map(emphasis => (
        <LinkButton {...args} key={emphasis} emphasis={emphasis} />
      ))}
    </Inline>
  ),
}

export const External: Story = { args: { isExternal: true, children: 'Visit the retailer' } }
