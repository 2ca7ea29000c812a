import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { ComboBox } from './ComboBox.tsx'

const cities = [
  'Ajo',
  'Benson',
  'Bisbee',
  'Flagstaff',
  'Lake Havasu City',
  'Mesa',
  'Phoenix',
  'Sedona',
  'Tucson',
]

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: {
    label: 'City',
    name: 'city',
    value: '',
    onChange: () => {},
    options: cities.map(city => ({ value: city, label: city })),
  },
  render: function Chosen(args) {
    const [value, setValue] = useArgState(args.value)
    return <ComboBox {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { value: 'Phoenix' } }

export const Open: Story = {
  args: { value: 'Phoenix', hint: 'Where you live' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
  },
}

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 's{ArrowDown}')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Llanfairpwllgwyngyllgogerychwyrndrobwll')
  },
}

export const Optional: Story = { args: { isOptional: true } }

export const WithError: Story = { args: { error: 'Please enter a valid city' } }

export const Disabled: Story = { args: { value: 'Phoenix', isDisabled: true } }
