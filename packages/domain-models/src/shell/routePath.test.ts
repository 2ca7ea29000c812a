import { expect, test } from 'vitest'
import { routePath } from './routePath.ts'

test.each([
  ['/login', '/login'],
  ['/Login', '/login'],
  ['/login/', '/login'],
  ['/Lucky-Lounge/History//', '/lucky-lounge/history'],
  ['/', '/'],
  ['//', '/'],
])('the path %s is that of the route %s', (pathname, path) => {
  expect(routePath(pathname)).toBe(path)
})
