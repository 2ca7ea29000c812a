import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Shows the page as it is printed, for the rest of a test. */
export async function print(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
}
