import { copperStateLottery } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { BrandProvider } from '../../messages/BrandProvider.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { DesertScene } from './DesertScene.tsx'

test('the scene is decorative', async () => {
  const { container } = await renderUi(<DesertScene />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('the same seed draws the same scene, and another seed draws another scene', async () => {
  const { container } = await renderUi(
    <>
      <DesertScene seed="wash" />
      <DesertScene seed="wash" />
      <DesertScene seed="lake" />
    </>,
  )
  const [one, same, other] = Array.from(container.querySelectorAll('svg'), scene => scene.innerHTML)
  expect(one).toBe(same)
  expect(other).not.toBe(one)
})

test('the night scene has its own sky', async () => {
  const { container } = await renderUi(
    <>
      <DesertScene />
      <DesertScene isNight />
    </>,
  )
  const [day, night] = Array.from(
    container.querySelectorAll('rect:first-of-type'),
    sky => getComputedStyle(sky).fill,
  )
  expect(day).not.toBe(night)
})

const colors = { accent: '#0a5c8f', surface: '#f7fafc', text: '#12212e', night: '#0d1b2a' }
const look = { colors, radius: 8, logo: 'logo.svg', scene: 'shore.svg' }

test('a lottery with a scene of its own shows it by day and by night, as the scheme and the page ask for', async () => {
  const shown = async (nightScene?: string) => {
    const brand = { ...copperStateLottery.brand, look: { ...look, ...(nightScene && { nightScene }) } }
    const { container } = await renderUi(
      <BrandProvider brand={brand}>
        <DesertScene />
        <DesertScene isNight />
      </BrandProvider>,
    )
    expect(container.querySelector('svg')).toBeNull()
    return Array.from(container.querySelectorAll('img'), image => ({
      light: image.getAttribute('src'),
      dark: image.parentElement?.querySelector('source')?.getAttribute('srcset'),
      alt: image.alt,
    }))
  }
  expect(await shown('shore-night.svg')).toEqual([
    { light: '/lottery/shore.svg', dark: '/lottery/shore-night.svg', alt: '' },
    { light: '/lottery/shore-night.svg', dark: '/lottery/shore-night.svg', alt: '' },
  ])
  expect(await shown()).toEqual([
    { light: '/lottery/shore.svg', dark: '/lottery/shore.svg', alt: '' },
    { light: '/lottery/shore.svg', dark: '/lottery/shore.svg', alt: '' },
  ])
})
