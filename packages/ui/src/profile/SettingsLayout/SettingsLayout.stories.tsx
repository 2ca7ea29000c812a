import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { SettingsLayout } from './SettingsLayout.tsx'

const meta = {
  title: 'Profile/SettingsLayout',
  component: SettingsLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/settings/preferences',
    children: (
      <Stack gap={6}>
        <Heading level={1}>Communication Preferences</Heading>
        <Card>
          <Text>The page that the menu leads to.</Text>
        </Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof SettingsLayout>

export default meta
type Story = StoryObj<typeof meta>

export const OnAnEntry: Story = {}
export const OnASubEntry: Story = { args: { currentPath: '/settings/account-security/change-password' } }
export const BelowAnEntry: Story = { args: { currentPath: '/settings/account-security/change-email' } }
export const OnNone: Story = { args: { currentPath: '/settings/email-sign-up' } }

export const DroppedDown: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '')
  },
}
