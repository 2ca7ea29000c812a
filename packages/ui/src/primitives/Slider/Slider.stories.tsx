import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { Slider } from './Slider.tsx'

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Tokens to redeem',
    name: 'tokens',
    min: 0,
    max: 100,
    step: 5,
    value: 40,
    onChange: () => {},
    format: value => `${value} tokens`,
  },
  argTypes: { format: { control: false } },
  render: function Moved(args) {
    const [value, setValue] = useArgState(args.value)
    return <Slider {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHint: Story = { args: { hint: 'Each costs 50 points' } }

export const AtTheStart: Story = { args: { value: 0 } }

export const AtTheEnd: Story = { args: { value: 100 } }

export const WithError: Story = { args: { error: 'You have points for 30 tokens' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const RightToLeft: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
