import { couponReward, drawReward } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestBrowser, createTestClub, LATE_EVENING, testSession } from '../testing/index.ts'
import { useBarcodes } from './useBarcodes.ts'
import { useRewards, type RewardsWanted } from './useRewards.ts'

async function page(isSignedIn: boolean, wanted?: RewardsWanted, browser = createTestBrowser()) {
  const tab = createTestClub({
    browser,
    initial: { remoteConfig: {}, authorizedFlags: [], ...(isSignedIn && { session: testSession() }) },
    answers: {
      'rewards.listPublicRewards': { content: [couponReward] },
      'rewards.listPlayerRewards': { content: [couponReward, drawReward] },
      'rewards.getBarcodeData': {
        remaining: 3,
        coupons: [{ code: 'CSL-7F3K-22QX', barcodeData: 'CSL7F3K22QX' }],
      },
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(
    () => ({
      rewards: useRewards(wanted),
      barcodes: useBarcodes(isSignedIn ? '01890000-0000-7000-8000-000000000001' : null),
    }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  const asked = tab.browser.server.requests.filter(({ name }) => name.startsWith('rewards.'))
  return { tab, result, asked }
}

test('[API-074] [CONST-018] a guest requests the public rewards, up to a thousand', async () => {
  const { result, asked } = await page(false)
  await expect.poll(() => result.current.rewards.data?.content).toEqual([couponReward])
  expect(asked).toMatchObject([{ name: 'rewards.listPublicRewards', query: { size: 1000 } }])
})

test('[API-074] a player requests their own rewards, filtered as the page wants', async () => {
  const { result, asked } = await page(true, { size: 3, featured: 'true', type: 'DRAW' })
  await expect.poll(() => result.current.rewards.data?.content).toEqual([couponReward, drawReward])
  expect(asked.filter(({ name }) => name.startsWith('rewards.list'))).toMatchObject([
    { name: 'rewards.listPlayerRewards', query: { size: 3, featured: 'true', type: 'DRAW' } },
  ])
})

test('rewards left open over midnight in Phoenix are those of the new day', async () => {
  const { tab, result } = await page(true, undefined, createTestBrowser(LATE_EVENING))
  tab.browser.server.answer({ 'rewards.listPlayerRewards': { content: [drawReward] } })
  await tab.browser.clock.advance(30 * 60_000)
  expect(result.current.rewards.data?.content).toHaveLength(2)
  await tab.browser.clock.advance(2000)
  await expect.poll(() => result.current.rewards.data?.content).toEqual([drawReward])
})

test('[API-057] the codes of a redemption are loaded with their barcode data', async () => {
  const { result, asked } = await page(true)
  await expect.poll(() => result.current.barcodes.data?.coupons[0]?.barcodeData).toBe('CSL7F3K22QX')
  expect(asked.find(({ name }) => name === 'rewards.getBarcodeData')?.params).toEqual({
    redemptionId: '01890000-0000-7000-8000-000000000001',
  })
})
