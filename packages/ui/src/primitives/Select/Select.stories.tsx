import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { Select } from './Select.tsx'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'State',
    name: 'state',
    autoComplete: 'address-level1',
    value: '',
    onChange: () => {},
    options: [
      { value: 'AZ', label: 'Arizona' },
      { value: 'NM', label: 'New Mexico' },
      { value: 'UT', label: 'Utah', isDisabled: true },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useArgState(args.value)
    return <Select {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { value: 'AZ' } }

export const Optional: Story = { args: { isOptional: true, hint: 'Where you usually play' } }

export const WithError: Story = { args: { error: 'Choose your state' } }

export const Disabled: Story = { args: { value: 'AZ', isDisabled: true } }
