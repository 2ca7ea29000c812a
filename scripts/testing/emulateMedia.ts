/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

interface Media {
  media?: 'print'
  'prefers-reduced-motion'?: 'reduce' | 'no-preference'
  'forced-colors'?: 'active'
}

/** What is not said is as the browser of the tests was started. */
async function emulate({ media, ...preferences }: Media): Promise<void> {
  const all = { 'prefers-reduced-motion': 'reduce', ...preferences }
  const features = Object.entries(all).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { media: media ?? '', features })
}

async function emulateInThisTest(media: Media): Promise<void> {
  onTestFinished(() => emulate({}))
  await emulate(media)
}

/** Shows the page as it is printed, for the rest of the test. */
export const print = () => emulateInThisTest({ media: 'print' })

/** Emulates the forced colours of the system for the rest of the test. */
export const forceColors = () => emulateInThisTest({ 'forced-colors': 'active' })

/** Emulates the reader's system preference for the rest of the test. */
export const preferMotion = (value: 'reduce' | 'no-preference') =>
  emulateInThisTest({ 'prefers-reduced-motion': value })
