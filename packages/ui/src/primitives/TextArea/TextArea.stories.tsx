import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Your question', name: 'question', value: '', onChange: () => {} },
  render: function Typed(args) {
    const [value, setValue] = useArgState(args.value)
    return <TextArea {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Counted: Story = { args: { limit: 200, value: 'My ticket was not accepted yesterday.' } }

export const TooLong: Story = {
  args: {
    limit: 20,
    value: 'My ticket was not accepted yesterday.',
    error: 'Shorten your question to 20 characters',
  },
}

export const Optional: Story = { args: { isOptional: true, hint: 'Do not include your password' } }

export const Disabled: Story = { args: { value: 'My ticket was not accepted.', isDisabled: true } }
