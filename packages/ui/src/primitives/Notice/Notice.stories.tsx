import type { Meta, StoryObj } from '@storybook/react-vite'
import { tones } from '../../themes/roles.ts'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { title: 'Verify your identity', children: 'It takes about two minutes and is needed once.' },
  argTypes: { tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {tones.map(tone => (
        <Notice key={tone} tone={tone} title="Your session ends in two minutes">
          <Text tone="inherit">
            Nothing you have entered is lost.{' '}
            <Link href="/login" tone="inherit">
              Sign in again
            </Link>
          </Text>
        </Notice>
      ))}
    </Stack>
  ),
}

export const TitleAlone: Story = {
  args: { tone: 'danger', title: 'Email or password is incorrect.', children: undefined },
}
