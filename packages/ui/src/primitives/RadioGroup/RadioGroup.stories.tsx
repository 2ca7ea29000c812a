import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import type { RadioGroupProps } from './RadioGroup.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'How may we write to you?',
    name: 'channel',
    value: null,
    onChange: () => {},
    options: [
      { value: 'email', label: 'Email' },
      { value: 'text', label: 'Text message' },
      { value: 'never', label: 'Not at all' },
    ],
  },
  render: function Chosen(args: RadioGroupProps<string>) {
    const [value, setValue] = useArgState(args.value)
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RadioGroup<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { value: 'text' } }

export const WithHints: Story = {
  args: {
    isOptional: true,
    hint: 'You can change this at any time',
    options: [
      { value: 'email', label: 'Email', hint: 'About once a week' },
      { value: 'text', label: 'Text message', hint: 'Only about your prizes' },
    ],
  },
}

export const WithError: Story = { args: { error: 'Choose how we may write to you' } }

export const Disabled: Story = { args: { value: 'email', isDisabled: true } }
