import { expect, test } from 'vitest'
import '../index.ts'
import { vars } from '../contract.css.ts'
import { applyPartnerTheme } from './applyPartnerTheme.ts'

const brand = { accent: '#0b6e4f', surface: '#ffffff', text: '#1d1d1f', radius: 8 }

function host() {
  const element = document.createElement('div')
  element.dataset.theme = 'lucky-lounge'
  const shown = document.createElement('p')
  shown.style.cssText = `background-color: ${vars.color.surface.page}; border-radius: ${vars.radius.large}; box-shadow: ${vars.shadow.low}`
  element.append(shown)
  document.body.append(element)
  return { element, shown: () => getComputedStyle(shown) }
}

test('four values define every role of the theme and override the previous theme of the element', () => {
  const { element, shown } = host()
  const before = { ...pick(shown()) }
  applyPartnerTheme(element, brand)
  expect(pick(shown())).toMatchObject({
    backgroundColor: expect.stringMatching(/^oklch\(1 0 /),
    borderRadius: '8px',
  })
  expect(pick(shown()).boxShadow).not.toBe(before.boxShadow)
  expect(element.style.colorScheme).toBe('light')
  expect(element.style.length).toBeGreaterThan(60)
})

function pick({ backgroundColor, borderRadius, boxShadow }: CSSStyleDeclaration) {
  return { backgroundColor, borderRadius, boxShadow }
}

test.each([
  ['pale text', { ...brand, text: '#999999' }],
  ['an invisible accent', { ...brand, accent: '#fafafa' }],
  ['an invalid colour', { ...brand, accent: 'url(https://evil.example)' }],
])('the brand with %s is rejected and the element keeps its theme', (_, refused) => {
  const { element } = host()
  expect(() => applyPartnerTheme(element, refused)).toThrow()
  expect(element.getAttribute('style')).toBeNull()
})
