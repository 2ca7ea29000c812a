import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useArgState } from '../../testing/useArgState.ts'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const titles = ['All games', 'Draw games', 'Scratchers', 'Fast play', 'Quick draw', 'Second chance']

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Kinds of games',
    tabs: titles
      .slice(0, 3)
      .map(title => ({ id: title, title, content: <Text>{title} of the lottery.</Text> })),
    selected: 'Draw games',
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}
export const Many: Story = {
  args: { tabs: titles.map(title => ({ id: title, title, content: <Text>{title} of the lottery.</Text> })) },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Live: Story = {
  render: function Turning(args) {
    const [selected, setSelected] = useArgState(args.selected)
    return <Tabs {...args} selected={selected} onSelect={setSelected} />
  },
}
