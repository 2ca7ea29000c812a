import { onTestFinished } from 'vitest'

const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'

/**
 * What a screen reader announces from now on: the texts that come into live regions that were in the page before, and
 * alerts, which are announced when they are inserted.
 */
export function hearAnnouncements(): readonly string[] {
  const heard: string[] = []
  const known = new WeakSet<Element>(document.querySelectorAll(LIVE))
  const isHidden = (region: Element) => region.closest('[inert], [aria-hidden="true"]') !== null
  const changes = new MutationObserver(records => {
    const changed = new Set(
      records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE)),
    )
    for (const region of document.querySelectorAll(LIVE)) {
      const isNew = !known.has(region)
      known.add(region)
      const text = region.textContent?.trim()
      if (!text || isHidden(region)) continue
      if (isNew ? region.role === 'alert' : changed.has(region)) heard.push(text)
    }
  })
  changes.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => changes.disconnect())
  return heard
}
