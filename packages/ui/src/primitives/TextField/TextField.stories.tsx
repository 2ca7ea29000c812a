import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { TextField, textFieldTypes } from './TextField.tsx'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', value: '', onChange: () => {} },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
  render: function Typed(args) {
    const [value, setValue] = useArgState(args.value)
    return <TextField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { value: 'rosa.delgado@example.com' } }

export const WithHint: Story = { args: { hint: 'We only write to you about your account' } }

export const Optional: Story = { args: { isOptional: true } }

export const WithError: Story = {
  args: { value: 'rosa@', error: 'Enter an email address such as name@example.com' },
}

export const Disabled: Story = { args: { value: 'rosa.delgado@example.com', isDisabled: true } }

export const RightToLeft: Story = { args: { label: 'Name', type: 'text', value: 'روزا دلغادو' } }
