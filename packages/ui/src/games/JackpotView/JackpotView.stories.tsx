import { drawnJackpot, openJackpot } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Container } from '../../primitives/Container/Container.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { JackpotView } from './JackpotView.tsx'

const content = Array.from({ length: 10 }, (_, index) => ({ ...drawnJackpot, drawNumber: 2140 - index }))
const known = <T,>(data: T) => ({ data, error: null, refresh: fn() })
const unknown = { data: undefined, error: null, refresh: fn() }
const failed = { ...unknown, error: { key: 'error.offline' } } as const

const meta = {
  title: 'Games/JackpotView',
  component: JackpotView,
  parameters: { layout: 'fullscreen' },
  args: {
    latest: known(drawnJackpot),
    next: known(openJackpot),
    results: known({ content, page: 0, size: 10, totalElements: 104 }),
    page: 0,
    hrefOf: page => `/games-draw/13?results=${page + 1}`,
    nextDraw: { isShown: true, toggle: fn() },
  },
  render: args => (
    <Container>
      <Stack gap={8}>
        <h1>Mega Millions</h1>
        <JackpotView {...args} />
      </Stack>
    </Container>
  ),
} satisfies Meta<typeof JackpotView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const NextDrawHidden: Story = { args: { nextDraw: { isShown: false, toggle: fn() } } }
export const Powerball: Story = { args: { latest: known({ ...drawnJackpot, gameId: 15 }) } }
export const BallsWithoutNames: Story = { args: { latest: known({ ...drawnJackpot, gameId: 1401 }) } }
export const Digits: Story = {
  args: {
    latest: known({
      ...drawnJackpot,
      gameId: 23,
      numbers: [7, 0, 7],
      specialBall: null,
      multiplier: null,
      jackpot: null,
    }),
    next: known({ ...openJackpot, gameId: 23, jackpot: null, cashValue: null }),
  },
}
export const Loading: Story = { args: { latest: unknown, next: unknown, results: unknown } }
export const Failed: Story = { args: { latest: failed, next: failed, results: failed } }
export const NoResults: Story = {
  args: {
    latest: known(null),
    next: known(null),
    results: known({ content: [], page: 0, size: 10, totalElements: 0 }),
  },
}
