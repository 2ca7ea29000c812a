import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { limits } from './patience.ts'

/** Debian's Chromium without windows takes two thirds of the processor time of the whole one. */
const preferred = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']

const others = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

/** The first of these paths at which there is a file. */
export const existing = (paths: readonly (string | undefined)[]) =>
  paths.find(path => path && existsSync(path))

export const preferredChromiumPath = (): string | undefined => existing(preferred)

/** The system's Chromium; browsers are never downloaded. */
export const chromiumPath = (): string | undefined => existing([...preferred, ...others])

type Motion = 'reduce' | 'no-preference'

/**
 * Browser settings for one vitest project. vitest writes the project's name into them, so each project takes its own.
 * Motion is reduced, for a press waits until its target stands still; a test of what moves asks for it (`preferMotion`).
 */
export function chromium({ reducedMotion = 'reduce' }: { reducedMotion?: Motion } = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    connectTimeout: limits.hook,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
      contextOptions: { reducedMotion },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}
