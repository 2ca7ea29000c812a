import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { Container } from '../Container/Container.tsx'
import { TicketCard } from '../TicketCard/TicketCard.tsx'
import { Image } from './Image.tsx'
import { imageFits } from './Image.css.ts'

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><rect width="640" height="360" fill="peachpuff"/><circle cx="320" cy="180" r="110" fill="goldenrod"/></svg>',
  )

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { src: picture, alt: 'The sun', width: 640, height: 360 },
  argTypes: { fit: { control: 'select', options: imageFits } },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: args => (
    <Container width="form">
      <Image {...args} />
    </Container>
  ),
}

export const Fallback: Story = {
  args: { src: 'data:image/png;base64,broken', fallback: <DesertScene /> },
  render: args => (
    <Container width="form">
      <Image {...args} />
    </Container>
  ),
}

export const Gone: Story = {
  args: { src: 'data:image/png;base64,broken', alt: '', fit: 'cover' },
  render: args => (
    <Container width="form">
      <TicketCard title="Gila Gold" picture={<Image {...args} />} />
    </Container>
  ),
}

export const GoneButSaid: Story = { ...Fallback, args: { src: 'data:image/png;base64,broken' } }
