import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import type { TabsProps } from './Tabs.tsx'
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

function Turning(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected)
  return <Tabs {...props} selected={selected} onSelect={setSelected} />
}
export const Live: Story = { render: args => <Turning {...args} /> }
