import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'Birth date',
    name: 'birthDate',
    autoComplete: 'bday',
    hint: 'For example, 3 27 1985',
    value: '',
    onChange: () => {},
  },
  render: function Typed(args) {
    const [value, setValue] = useArgState(args.value)
    return <DateField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { value: '1985-03-27' } }

export const Optional: Story = { args: { label: 'Anniversary', autoComplete: undefined, isOptional: true } }

export const WithError: Story = { args: { error: 'Enter your birth date' } }

export const Disabled: Story = { args: { value: '1985-03-27', isDisabled: true } }
