import { advertisementFixture, externalAdvertisementFixture } from '@players-club/domain-models/fixtures'
import { userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { preferMotion } from '../../../../../scripts/testing/emulateMedia.ts'
import { Carousel } from '../../primitives/Carousel/Carousel.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { LazyBanner } from './LazyBanner.tsx'
import type { HomeBannerProps } from './HomeBanner.tsx'

const advertisements = [advertisementFixture, externalAdvertisementFixture]

const page = (lazy: Pick<HomeBannerProps, 'Carousel'>) => (
  <>
    <LazyBanner advertisements={advertisements} {...lazy} />
    <a href="/rewards">Rewards</a>
  </>
)

beforeEach(() => preferMotion('no-preference'))

test('[HOME-008] the banner starts to move when its carousel has loaded', async () => {
  const screen = await renderUi(page({}))
  expect(screen.getByRole('button').query()).toBeNull()
  await screen.rerender(page({ Carousel }))
  await expect.element(screen.getByRole('button', { name: /Pause/ })).toBeVisible()
})

test('[HOME-008] the banner waits while its link has keyboard focus and starts to move afterwards', async () => {
  const screen = await renderUi(page({}))
  const link = screen.getByRole('link', { name: advertisementFixture.buttonText })
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await screen.rerender(page({ Carousel }))
  await expect.element(link).toHaveFocus()
  expect(screen.getByRole('button').query()).toBeNull()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: /Pause/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Rewards' })).toHaveFocus()
})
