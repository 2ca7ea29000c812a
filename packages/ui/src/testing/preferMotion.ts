/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

/** What the reader has set in the system, for the test that asks. */
export async function preferMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  onTestFinished(() => emulate([]))
  await emulate([{ name: 'prefers-reduced-motion', value }])
}
