/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const emulate = (features: readonly { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [...features] })

/** What the reader has set in the system, for the test that asks. */
export async function preferMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  onTestFinished(() => emulate([]))
  await emulate([{ name: 'prefers-reduced-motion', value }])
}
