import {
  monsoonChances,
  monsoonReels,
  monsoonWagers,
  orchardPinata,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ArcadeGameView } from './ArcadeGameView.tsx'

const meta = {
  title: 'Lounge/ArcadeGameView',
  component: ArcadeGameView,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    tokens: 5_000,
    isReady: true,
    game: monsoonReels,
    wagers: monsoonWagers,
    chances: monsoonChances,
    error: null,
    onReload: fn(),
    onGetTokens: fn(),
    wagerIndex: 1,
    onWager: fn(),
    opening: null,
    hasUnfinished: false,
    played: null,
    onPlay: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof ArcadeGameView>

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {}
export const Guest: Story = { args: { isSignedIn: false, tokens: undefined } }
export const OneWager: Story = {
  args: { game: orchardPinata, wagers: monsoonWagers.slice(0, 1), wagerIndex: 0 },
}
export const Unaffordable: Story = { args: { tokens: 12 } }
export const TokensOnTheirWay: Story = { args: { tokens: undefined, isReady: false } }
export const Opening: Story = { args: { opening: 'prize' } }
export const Unfinished: Story = { args: { hasUnfinished: true } }
export const Won: Story = { args: { played: { mode: 'prize', amount: 40 } } }
export const WonNothing: Story = { args: { played: { mode: 'prize', amount: 0 } } }
export const PlayedForFun: Story = { args: { played: { mode: 'fun', amount: 0 } } }
export const NotPlayedYet: Story = { args: { chances: [] } }
export const ManyWagers: Story = {
  args: {
    wagers: [10, 20, 50, 100, 250, 500, 1_000, 2_500].map(value => ({
      value,
      topPrizeValue: value * 5_000,
      topPrizeType: 'tokens',
    })),
  },
}
export const LongWords: Story = {
  args: {
    game: {
      ...monsoonReels,
      name: 'The unbelievably long-winded monsoon of the century',
      description: 'It goes on and on, and then it goes on. '.repeat(20),
    },
  },
}
export const Loading: Story = { args: { game: undefined, wagers: undefined } }
export const Failed: Story = {
  args: { game: undefined, wagers: undefined, error: { key: 'error.http.503' } },
}
export const PortraitOnly: Story = { args: { game: { ...monsoonReels, portraitOnly: true } } }
