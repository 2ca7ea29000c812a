import { latestCanyonSix, quickDrawResults, singleQuickDraw } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Container } from '../../primitives/Container/Container.tsx'
import { QuickDrawView } from './QuickDrawView.tsx'

const days = ['2026-11-21', '2026-11-20'].map(day => ({ day, results: quickDrawResults }))
const known = <T,>(data: T) => ({ data, error: null, refresh: fn() })
const unknown = { data: undefined, error: null, refresh: fn() }
const failed = { ...unknown, error: { key: 'error.offline' } } as const

const meta = {
  title: 'Games/QuickDrawView',
  component: QuickDrawView,
  parameters: { layout: 'fullscreen' },
  args: {
    config: known(singleQuickDraw),
    latest: known(latestCanyonSix),
    recent: known({ content: quickDrawResults }),
    days: known({ content: days, page: 0, size: 10, totalElements: 61 }),
    page: 0,
    hrefOf: page => `/games-quick-draw/71?results=${page + 1}`,
    nextDraw: { isShown: true, toggle: fn() },
  },
  render: args => (
    <Container>
      <h1>Canyon Six</h1>
      <QuickDrawView {...args} />
    </Container>
  ),
} satisfies Meta<typeof QuickDrawView>

export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {}
export const Multiple: Story = {
  args: {
    config: known({ ...singleQuickDraw, gameId: 72, winningNumberLayout: 'MULTIPLE' }),
    recent: known({
      content: quickDrawResults.map(one => ({
        ...one,
        resultData: ['1,2,3', '4,4,5', '6,1,1'].map(data => ({ data })),
      })),
    }),
  },
}
export const NobodyWonYet: Story = {
  args: { latest: known({ ...latestCanyonSix, result: quickDrawResults[1] ?? null }) },
}
export const NoResults: Story = {
  args: {
    latest: known({ result: null, lastWon: null, nextDrawDate: null }),
    recent: unknown,
    days: known({ content: [], page: 0, size: 10, totalElements: 0 }),
  },
}
export const Loading: Story = { args: { config: unknown } }
export const PartsLoading: Story = { args: { recent: unknown, days: unknown } }
export const Failed: Story = { args: { config: failed } }
export const PartsFailed: Story = { args: { recent: failed, days: failed } }
export const LatestFailed: Story = { args: { latest: failed } }
