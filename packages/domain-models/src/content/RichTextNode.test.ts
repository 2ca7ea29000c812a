import { expect, test } from 'vitest'
import { isRichText, isSafeHref } from './RichTextNode.ts'

const link = (href: string) => ({ tag: 'a', href, children: ['more'] })

test('isRichText accepts text in allowed elements', () => {
  expect(isRichText('Plain <b>words</b> stay words')).toBe(true)
  expect(
    isRichText({ tag: 'p', children: ['See the ', link('/media/faq'), { tag: 'br', children: [] }] }),
  ).toBe(true)
})

test.each([
  null,
  7,
  [],
  { tag: 'script', children: ['alert(1)'] },
  { tag: 'img', children: [] },
  { tag: 'SCRIPT', children: [] },
  { tag: '__proto__', children: [] },
  { tag: 'p' },
  { tag: 'p', children: 'text' },
  { tag: 'p', children: [{ tag: 'iframe', children: [] }] },
  { tag: 'p', href: '/earn', children: [] },
])('isRichText rejects %j', value => {
  expect(isRichText(value)).toBe(false)
})

test('isRichText rejects a tree that is nested too deeply', () => {
  let tree: unknown = 'bottom'
  for (let depth = 0; depth < 100; depth++) tree = { tag: 'p', children: [tree] }
  expect(isRichText(tree)).toBe(false)
})

test.each(['/', '/media/faq?x=1#top', 'https://a.example/x', 'mailto:help@a.example', 'tel:+16025550100'])(
  'a link may lead to %s',
  href => {
    expect(isSafeHref(href)).toBe(true)
    expect(isRichText(link(href))).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//a.example',
  '/\\a.example',
  '/\t/a.example',
  'https://',
  'faq',
  '',
])('a link must not lead to %j', href => {
  expect(isSafeHref(href)).toBe(false)
  expect(isRichText(link(href))).toBe(false)
})
