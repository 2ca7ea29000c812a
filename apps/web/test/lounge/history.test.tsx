import { loungeWinnings } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

test('[LLHIST-002] shows the balance of tokens, not that of points', async () => {
  await openPage('/lucky-lounge/history', {
    player: 'verified',
    answers: {
      'history.getPointsBalance': { balance: 25_000 },
      'lounge.getUserTokens': { balance: 5_000, currency: 'TOKEN', userKey: 'verified', id: '1' },
      'history.getTokenHistory': { content: [loungeWinnings], page: 0, size: 10, totalElements: 1 },
    },
  })
  await expect.element(main.getByRole('table')).toBeVisible()
  await expect.element(main.getByText('5,000 Tokens')).toBeVisible()
  await expect.element(main.getByText('25,000')).not.toBeInTheDocument()
})
