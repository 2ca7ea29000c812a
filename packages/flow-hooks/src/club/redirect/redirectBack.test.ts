import { expect, test } from 'vitest'
import { clubPaths } from '../ClubPaths.ts'
import { redirectBack } from './redirectBack.ts'

test.each([
  ['/rewards', '/rewards'],
  ['/earn?type=poll&page=2#top', '/earn?type=poll&page=2#top'],
  ['/a/../history', '/history'],
  ['/caf\u00e9', '/caf%C3%A9'],
])('[GUARD-003] the redirect helper leads to the stored path: %s', (stored, target) => {
  expect(redirectBack(stored, clubPaths)).toBe(target)
})

test.each([
  null,
  undefined,
  '',
  'redirect-back',
  '/redirect-back',
  '/redirect-back/',
  '/x/../redirect-back?again',
])('[GUARD-004] a missing path or the helper’s own leads to /: %s', stored => {
  expect(redirectBack(stored, clubPaths)).toBe('/')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\t/elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/..//elsewhere.example',
  '/./\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/path\u0000',
  'javascript:alert(1)',
  'rewards',
  ' /rewards',
])('a stored path never leads off the site: %j', stored => {
  expect(redirectBack(stored, clubPaths)).toBe('/')
})
