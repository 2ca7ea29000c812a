import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { MaskedField } from './MaskedField.tsx'

const cardNumber = (value: string) =>
  value
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: {
    label: 'Card number',
    name: 'card',
    autoComplete: 'cc-number',
    inputMode: 'numeric',
    mask: cardNumber,
    value: '',
    onChange: () => {},
  },
  render: function Typed(args) {
    const [value, setValue] = useArgState(args.value)
    return <MaskedField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof MaskedField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { value: '4242424242424242' } }

export const Optional: Story = { args: { isOptional: true, hint: 'The long number on the front' } }

export const WithError: Story = {
  args: { value: '4242 42', error: 'Enter all 16 digits of your card number' },
}

export const Disabled: Story = { args: { value: '4242 4242 4242 4242', isDisabled: true } }
