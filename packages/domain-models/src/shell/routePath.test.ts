import { expect, test } from 'vitest'
import { routePath } from './routePath.ts'

test.each([
  ['/login', '/login'],
  ['/Login', '/login'],
  ['/login/', '/login'],
  ['/Lucky-Lounge/History//', '/lucky-lounge/history'],
  ['/', '/'],
  ['//', '/'],
  ['/lucky%2Dlounge/%48istory', '/lucky-lounge/history'],
  ['/games%2Ftypes', '/games%2ftypes'],
  ['/Login/%E0%A4%A', '/login/%e0%a4%a'],
])('the path %s is that of the route %s', (pathname, path) => {
  expect(routePath(pathname)).toBe(path)
})
