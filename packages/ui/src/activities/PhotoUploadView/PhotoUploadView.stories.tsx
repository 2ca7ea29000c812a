import { photoContent, uploadActivity } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PhotoUploadView } from './PhotoUploadView.tsx'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const photo = new File([PICTURE], 'my-porch-at-sunset.svg', { type: 'image/svg+xml' })
const activity = { ...uploadActivity, termsRequired: false }

const unknown = { data: undefined, error: null, refresh: fn() }

const meta = {
  title: 'Activities/PhotoUploadView',
  component: PhotoUploadView,
  parameters: { layout: 'fullscreen' },
  args: {
    activity,
    error: null,
    refresh: fn(),
    isSignedIn: true,
    content: { ...unknown, data: photoContent },
    photo: null,
    title: '',
    fault: null,
    share: null,
    onChoose: fn(),
    onTitle: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof PhotoUploadView>

export default meta
type Story = StoryObj<typeof meta>

export const Select: Story = {}
export const Preview: Story = { args: { photo, title: 'My porch' } }
export const Uploading: Story = { args: { photo, title: 'My porch', share: 0.42 } }
export const WrongType: Story = { args: { fault: 'type' } }
export const LongTitle: Story = { args: { photo, title: 'x'.repeat(41), fault: 'title' } }
export const Missing: Story = { args: { fault: 'missing' } }
export const TermsFirst: Story = { args: { activity: uploadActivity } }
export const Guest: Story = { args: { isSignedIn: false } }
export const ContentLoading: Story = { args: { content: unknown } }
export const ContentFailed: Story = { args: { content: { ...unknown, error: { key: 'error.offline' } } } }
export const LimitReached: Story = {
  args: { activity: { ...activity, frequencyCap: { limitReached: true, remaining: 0, count: 3 } } },
}
