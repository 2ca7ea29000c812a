import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgState } from '../../testing/useArgState.ts'
import { FileDrop } from './FileDrop.tsx'

const photo = new File([new Uint8Array(1_240_000)], 'front-of-my-ticket.jpg', { type: 'image/jpeg' })

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Photo of your ticket',
    name: 'photo',
    hint: 'JPEG or PNG, up to 5 MB',
    accept: ['image/jpeg', 'image/png'],
    maxBytes: 5_000_000,
    value: null,
    onChange: () => {},
    onRefuse: () => {},
  },
  argTypes: { value: { control: false }, preview: { control: false } },
  render: function Held(args) {
    const [value, setValue] = useArgState(args.value)
    const [error, setError] = useArgState(args.error)
    const change = (file: File | null) => {
      setValue(file)
      setError(undefined)
    }
    const refuse = () => setError('Add one JPEG or PNG of up to 5 MB')
    return <FileDrop {...args} value={value} onChange={change} error={error} onRefuse={refuse} />
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithFile: Story = { args: { value: photo } }

export const WithPreview: Story = {
  args: {
    value: photo,
    preview: (
      <div aria-hidden>
        <svg width="48" height="48">
          <rect width="48" height="48" rx="8" fill="currentColor" opacity="0.2" />
        </svg>
      </div>
    ),
  },
}

export const LongName: Story = {
  args: {
    value: new File(['x'], `${'a-very-long-name-without-a-space'.repeat(4)}.png`, { type: 'image/png' }),
  },
}

export const Optional: Story = { args: { isOptional: true } }

export const WithError: Story = { args: { error: 'Add one JPEG or PNG of up to 5 MB' } }

export const Disabled: Story = { args: { value: photo, isDisabled: true } }
