import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from './renderUi.tsx'
import { withSpacedText } from '../../../../scripts/testing/spacedText.ts'
import { textsThatDoNotFit } from '../../../../scripts/testing/textsThatDoNotFit.ts'

const found = async (style: CSSProperties) => {
  await renderUi(
    <div style={{ font: '16px monospace', lineHeight: '20px', width: 90, ...style }}>
      <span>Gila Gold</span>
    </div>,
  )
  return textsThatDoNotFit()
}

test.each([
  { height: 8 },
  { height: 8, overflow: 'hidden' },
  { height: 14, overflow: 'hidden' },
  { width: 40, whiteSpace: 'nowrap', overflow: 'hidden' },
  { width: 40, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  { width: 40, display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1 },
] as const)('a clipped text is found: %o', async style => {
  expect(await found(style)).toEqual(['“Gila Gold” in div.'])
})

test.each([
  {},
  { height: 8, overflow: 'auto' },
  { width: 40, whiteSpace: 'nowrap', overflow: 'auto' },
  { width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  { height: 8, overflow: 'hidden', visibility: 'hidden' },
] as const)('a text that fits, scrolls or is visually hidden is not found: %o', async style => {
  expect(await found(style)).toEqual([])
})

test('a box that fits exactly is found, because a reader may increase the text spacing', async () => {
  expect(await found({ whiteSpace: 'nowrap', overflow: 'hidden' })).toEqual([])
  expect(withSpacedText(textsThatDoNotFit)).toEqual(['“Gila Gold” in div.'])
  expect(textsThatDoNotFit()).toEqual([])
})
