import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { LogoMark } from './LogoMark.tsx'

test('the mark is decorative beside the name and an image without the name', async () => {
  const { container } = await renderUi(
    <>
      <LogoMark />
      <LogoMark name="lounge" label="Lucky Lounge" />
    </>,
  )
  const [club, lounge] = container.querySelectorAll('svg')
  expect(club?.getAttribute('aria-hidden')).toBe('true')
  expect(lounge?.getAttribute('aria-label')).toBe('Lucky Lounge')
  expect(club?.innerHTML).not.toBe(lounge?.innerHTML)
})
