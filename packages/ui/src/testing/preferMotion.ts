/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

/** Emulates the forced colours of the system for the test. */
export async function forceColors(): Promise<void> {
  onTestFinished(() => emulate([]))
  await emulate([{ name: 'forced-colors', value: 'active' }])
}

/** Emulates the reader's system preference for the test. */
export async function preferMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  onTestFinished(() => emulate([]))
  await emulate([{ name: 'prefers-reduced-motion', value }])
}
