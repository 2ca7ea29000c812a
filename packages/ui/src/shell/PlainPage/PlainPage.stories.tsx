import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PlainPage } from './PlainPage.tsx'

const meta = {
  title: 'Shell/PlainPage',
  component: PlainPage,
  args: {
    title: 'Check your email',
    text: 'We have sent you a link. It is good for 30 minutes.',
    actions: <LinkButton href="/login">Sign In</LinkButton>,
    art: <DesertScene />,
  },
} satisfies Meta<typeof PlainPage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const AtNight: Story = { args: { art: <DesertScene isNight /> } }
export const TitleOnly: Story = { args: { text: undefined, actions: undefined } }
