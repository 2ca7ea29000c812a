import { expect, test } from 'vitest'
import { clientHeaders, type NavigatorLike } from './clientHeaders.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

function brands(...names: string[]) {
  return names.map(brand => ({ brand }))
}

const cases: readonly (readonly [system: string, browser: string, navigator: NavigatorLike])[] = [
  ['Windows', 'Chrome', { userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}` }],
  ['Windows', 'Edge', { userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/156.0.0.0` }],
  ['Windows', 'Opera', { userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} OPR/120.0.0.0` }],
  [
    'Linux',
    'Firefox',
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
  ],
  [
    'macOS',
    'Safari',
    { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15` },
  ],
  [
    'iOS',
    'Safari',
    {
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    },
  ],
  [
    'iOS',
    'Chrome',
    {
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} CriOS/156.0 Mobile/15E148 Safari/604.1`,
    },
  ],
  [
    'iOS',
    'Safari',
    {
      userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`,
      maxTouchPoints: 5,
    },
  ],
  [
    'Android',
    'Chrome',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome.replace('Chrome/156.0.0.0', 'Chrome/156.0.0.0 Mobile')}`,
    },
  ],
  [
    'Android',
    'Samsung Internet',
    { userAgent: `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${chrome} SamsungBrowser/29.0` },
  ],
  ['ChromeOS', 'Chrome', { userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}` }],
  ['Other', 'Other', { userAgent: '' }],
]

test.each(cases)('[API-002] reads %s and %s from the user agent', (system, browser, navigator) => {
  expect(clientHeaders('web', navigator)).toEqual({
    'X-Client-Platform': 'web',
    'X-Client-OS': system,
    'X-Client-Browser': browser,
  })
})

const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`

test.each([
  ['Windows', 'Edge', 'Windows', brands('Not;A=Brand', 'Chromium', 'Microsoft Edge')],
  ['macOS', 'Chrome', 'macOS', brands('Chromium', 'Google Chrome')],
  ['ChromeOS', 'Chrome', 'Chrome OS', brands('Chromium', 'Google Chrome')],
  ['Android', 'Samsung Internet', 'Android', brands('Samsung Internet', 'Chromium')],
  ['Linux', 'Chrome', '', brands('Chromium', 'A house brand')],
])(
  '[API-002] reads %s and %s from the browser’s client hints before the user agent',
  (system, browser, platform, list) => {
    const headers = clientHeaders('embed', { userAgent, userAgentData: { platform, brands: list } })
    expect(headers).toEqual({
      'X-Client-Platform': 'embed',
      'X-Client-OS': system,
      'X-Client-Browser': browser,
    })
  },
)
