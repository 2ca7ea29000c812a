import { copperStateLottery } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { BrandProvider } from '../../messages/BrandProvider.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { LogoMark } from './LogoMark.tsx'

test('the marks of the club and of the lounge are decorative and differ', async () => {
  const { container } = await renderUi(
    <>
      <LogoMark />
      <LogoMark name="lounge" />
    </>,
  )
  const [club, lounge] = container.querySelectorAll('svg')
  expect(club?.getAttribute('aria-hidden')).toBe('true')
  expect(lounge?.getAttribute('aria-hidden')).toBe('true')
  expect(club?.innerHTML).not.toBe(lounge?.innerHTML)
})

const colors = { accent: '#0a5c8f', surface: '#f7fafc', text: '#12212e', night: '#0d1b2a' }
const look = { colors, radius: 8, logo: 'logo.svg' }

test('a lottery with marks of its own shows them, and the mark of the club where the lounge has none', async () => {
  const marks = (own: object) => (
    <BrandProvider brand={{ ...copperStateLottery.brand, look: { ...look, ...own } }}>
      <LogoMark />
      <LogoMark name="lounge" />
    </BrandProvider>
  )
  const { container } = await renderUi(
    <>
      {marks({ loungeLogo: 'harbor.svg' })}
      {marks({})}
    </>,
  )
  const shown = Array.from(container.querySelectorAll('img'), image => [image.getAttribute('src'), image.alt])
  expect(shown).toEqual([
    ['/lottery/logo.svg', ''],
    ['/lottery/harbor.svg', ''],
    ['/lottery/logo.svg', ''],
    ['/lottery/logo.svg', ''],
  ])
  const { width, height } = getComputedStyle(container.querySelector('img') ?? container)
  expect([width, height]).toEqual(['40px', '40px'])
})
