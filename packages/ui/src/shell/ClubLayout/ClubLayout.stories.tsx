import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { ClubLayout } from './ClubLayout.tsx'

const meta = {
  title: 'Shell/ClubLayout',
  component: ClubLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <header>Header</header>,
    footer: <Footer isLounge={false} locales={['en', 'es']} onLocaleChosen={() => undefined} />,
    children: (
      <Container>
        <Heading level={1}>A page</Heading>
      </Container>
    ),
  },
} satisfies Meta<typeof ClubLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
