import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'News by email', name: 'news', isOn: false, onChange: () => {} },
  render: function Switched(args) {
    const [isOn, setIsOn] = useArgState(args.isOn)
    return <Switch {...args} isOn={isOn} onChange={setIsOn} />
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { isOn: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledOn: Story = { args: { isOn: true, isDisabled: true } }
