import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', name: 'rememberMe', isSelected: false, onChange: () => {} },
  render: function Chosen(args) {
    const [isSelected, setIsSelected] = useArgState(args.isSelected)
    return <Checkbox {...args} isSelected={isSelected} onChange={setIsSelected} />
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Selected: Story = { args: { isSelected: true } }

export const Indeterminate: Story = { args: { children: 'All news', isIndeterminate: true } }

export const WithError: Story = {
  args: {
    children: 'I am 21 or older and live in the state',
    error: 'Confirm your age and where you live',
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledSelected: Story = { args: { isDisabled: true, isSelected: true } }
