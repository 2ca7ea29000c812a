import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { NumberStepper } from './NumberStepper.tsx'

const meta = {
  title: 'Forms/NumberStepper',
  component: NumberStepper,
  args: { label: 'Tickets', name: 'tickets', min: 1, max: 10, value: 3, onChange: () => {} },
  render: function Counted(args) {
    const [value, setValue] = useArgState(args.value)
    return <NumberStepper {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NumberStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AtTheLeast: Story = { args: { value: 1 } }

export const WithError: Story = { args: { value: 8, error: 'You have points for 5 tickets' } }

export const Disabled: Story = { args: { isDisabled: true } }
