import type { Meta, StoryObj } from '@storybook/react-vite'
import { control } from './Field.css.ts'
import { Field } from './Field.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'First name', children: naming => <input className={control} {...naming} /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHint: Story = { args: { hint: 'As on your driver license' } }

export const Optional: Story = { args: { isOptional: true } }

export const WithError: Story = {
  args: { hint: 'As on your driver license', error: 'Enter your first name' },
}
