import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { label: 'Your address', onSubmit: () => {}, children: null },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Sent(args) {
    const [zip, setZip] = useState('850')
    return (
      <Form {...args}>
        <Stack gap={5}>
          <TextField label="Zip code" name="zip" inputMode="numeric" value={zip} onChange={setZip} />
          <Button type="submit">Save</Button>
        </Stack>
      </Form>
    )
  },
}

export const NotReady: Story = {
  args: { submitHint: 'Enter your zip code to save' },
  render: args => (
    <Form {...args}>
      <Stack gap={5}>
        <TextField label="Zip code" name="zip" value="" onChange={() => {}} />
        <Button type="submit" isDisabled>
          Save
        </Button>
      </Stack>
    </Form>
  ),
}

export const Refused: Story = {
  render: args => (
    <Form {...args}>
      <Stack gap={5}>
        <ErrorSummary errors={[{ fieldId: 'zip', message: 'Enter a zip code of five digits' }]} />
        <TextField
          id="zip"
          label="Zip code"
          name="zip"
          value="850"
          onChange={() => {}}
          error="Enter a zip code of five digits"
        />
        <Button type="submit">Save</Button>
      </Stack>
    </Form>
  ),
}
