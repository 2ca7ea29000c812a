import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Presses the button of a failure: it is pending and the failure stays until the retry has settled; then it has kept
 * focus, and the failure is announced again, though it is the same.
 */
export async function expectPendingRetry(alert: Locator, button: Locator, settle: () => void): Promise<void> {
  await expect.element(alert).toBeVisible()
  const first = alert.element()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(alert.element()).toBe(first)
  settle()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect.element(button).toHaveFocus()
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(alert).toBeVisible()
}
