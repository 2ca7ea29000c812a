import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './RichText.tsx'

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  args: {
    nodes: [
      { tag: 'h2', children: ['How a drawing works'] },
      {
        tag: 'p',
        children: [
          'Every eligible ticket is ',
          { tag: 'strong', children: ['one entry'] },
          '. The ',
          { tag: 'a', href: '/terms', children: ['terms'] },
          ' hold; the ',
          { tag: 'a', href: 'https://lottery.example/odds', children: ['odds'] },
          ' are published.',
        ],
      },
      { tag: 'h3', children: ['You need'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['an account'] },
          { tag: 'li', children: ['to be 21 or older'] },
        ],
      },
      { tag: 'hr', children: [] },
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', children: ['Prize'] },
                  { tag: 'th', children: ['Odds'] },
                ],
              },
            ],
          },
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'td', children: ['$500'] },
                  { tag: 'td', children: ['1 in 9,204'] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
