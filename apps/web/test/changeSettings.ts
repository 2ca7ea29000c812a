import { defaultSettings, type Settings } from '@players-club/domain-models'
import { onTestFinished } from 'vitest'

/** Changes the build's settings for one test. */
export function changeSettings(changes: Partial<Settings>): void {
  const before = { ...defaultSettings }
  Object.assign(defaultSettings, changes)
  onTestFinished(() => void Object.assign(defaultSettings, before))
}
