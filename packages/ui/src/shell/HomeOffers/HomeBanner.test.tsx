import { advertisementFixture, externalAdvertisementFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { preferMotion } from '../../../../../scripts/testing/emulateMedia.ts'
import { Carousel } from '../../primitives/Carousel/Carousel.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { HomeBanner } from './HomeBanner.tsx'

const advertisements = [advertisementFixture, externalAdvertisementFixture]
const { title, imageUrl, backgroundImage, buttonText, buttonUrl } = advertisementFixture

test('[HOME-010] an advertisement shows its title, button, picture and background', async () => {
  const screen = await renderUi(<HomeBanner advertisements={advertisements} />)
  await expect.element(screen.getByRole('region', { name: 'From the lottery' })).toBeVisible()
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: buttonText })).toHaveAttribute('href', buttonUrl)
  const pictures = Array.from(screen.container.querySelectorAll('img'), image => image.getAttribute('src'))
  expect(pictures).toEqual([backgroundImage, imageUrl])
})

test('[HOME-010] a picture that fails to load leaves its space empty', async () => {
  const broken = {
    ...advertisementFixture,
    imageUrl: '/no/such.svg',
    backgroundImage: 'data:image/svg+xml,broken',
  }
  const { container } = await renderUi(<HomeBanner advertisements={[broken]} />)
  await expect.poll(() => container.querySelectorAll('img[hidden]').length).toBe(2)
  for (const image of container.querySelectorAll('img')) expect(image.checkVisibility()).toBe(false)
})

test('[HOME-010] the text is light or dark, following the advertisement’s text colour', async () => {
  const colorOf = async (textColor: string) => {
    const screen = await renderUi(<HomeBanner advertisements={[{ ...advertisementFixture, textColor }]} />)
    const color = getComputedStyle(screen.getByText(title).element()).color
    await screen.unmount()
    return color
  }
  expect(await colorOf('#ffffff')).toBe(await colorOf('#ffe9c7'))
  expect(await colorOf('#000000')).not.toBe(await colorOf('#ffffff'))
})

test('[HOME-011] an EXTERNAL target opens a new tab and any other stays in this one', async () => {
  const screen = await renderUi(<HomeBanner advertisements={[externalAdvertisementFixture]} />)
  await expect
    .element(screen.getByRole('link', { name: /^Play responsibly/ }))
    .toHaveAttribute('target', '_blank')
  await screen.rerender(<HomeBanner advertisements={[advertisementFixture]} />)
  await expect.element(screen.getByRole('link', { name: buttonText })).not.toHaveAttribute('target')
})

test('the carousel replaces the still picture after it has loaded, with pause as its first control', async () => {
  await preferMotion('no-preference')
  const screen = await renderUi(<HomeBanner advertisements={advertisements} />)
  const height = screen.getByRole('region').element().getBoundingClientRect().height
  await screen.rerender(<HomeBanner advertisements={advertisements} Carousel={Carousel} />)
  await expect.element(screen.getByText(title)).toBeVisible()
  expect(screen.getByRole('button').elements()[0]?.getAttribute('aria-label')).toMatch(/Pause/)
  expect(screen.getByRole('region').element().getBoundingClientRect().height).toBeCloseTo(height, 0)
})

test('the banner renders nothing without advertisements', async () => {
  const screen = await renderUi(<HomeBanner advertisements={[]} />)
  expect(screen.getByRole('region').query()).toBeNull()
})
