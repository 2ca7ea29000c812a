import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { SpinnerOverlay } from './SpinnerOverlay.tsx'

const meta = {
  title: 'Primitives/SpinnerOverlay',
  component: SpinnerOverlay,
  args: { isActive: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof SpinnerOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <>
      <Text>The page underneath.</Text>
      <SpinnerOverlay {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden] svg')).not.toBeNull())
  },
}
