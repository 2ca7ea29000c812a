import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'
import { dialogSizes } from './Dialog.css.ts'

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Feedback',
    children: <Text>Tell us what you like about the club, and what you miss.</Text>,
  },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes }, footer: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  args: {
    footer: (
      <>
        <Button>Send feedback</Button>
        <Button emphasis="outline">Cancel</Button>
      </>
    ),
  },
}

export const Small: Story = { args: { ...Medium.args, size: 'small' } }
export const Large: Story = { args: { ...Medium.args, size: 'large' } }

export const Reading: Story = { args: { title: 'How odds are worked out' } }

export const MustBeAnswered: Story = { args: { ...Medium.args, isDismissable: false } }

export const Busy: Story = {
  args: {
    isBusy: true,
    footer: (
      <>
        <Button isPending>Send feedback</Button>
        <Button emphasis="outline" isDisabled>
          Cancel
        </Button>
      </>
    ),
  },
}

export const Long: Story = {
  args: {
    ...Medium.args,
    title: 'Rules of the drawing with a title that takes more than one line on a phone',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>
            {index + 1}. Each entry counts once. Drawings take place in Phoenix, and winners are notified by
            email.
          </Text>
        ))}
      </Stack>
    ),
  },
}

function FeedbackForm() {
  const [text, setText] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Give feedback</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setAsking(true)}
        title="Feedback"
        footer={<Button>Send feedback</Button>}
      >
        <TextField label="Your words" name="words" value={text} onChange={setText} />
        <ConfirmDialog
          isOpen={isAsking}
          question="Throw away what you wrote?"
          yes="Throw it away"
          no="Keep writing"
          tone="danger"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            setOpen(false)
          }}
        >
          <Text>Your words are not saved.</Text>
        </ConfirmDialog>
      </Dialog>
    </>
  )
}

export const AsksBeforeItCloses: Story = {
  parameters: { controls: { disable: true } },
  render: () => <FeedbackForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give feedback' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
  },
}
