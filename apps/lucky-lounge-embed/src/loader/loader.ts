import type { LoungeDetail } from './LuckyLounge.ts'
import { WIDGET, widgetElement } from './widgetElement.ts'

// Loaded twice, or into a browser that is too old, it leaves the page as it is.
try {
  const script = document.currentScript ?? document.querySelector('script[src$="/embed/v1.js"]')
  const isAble = 'adoptedStyleSheets' in document && !customElements.get(WIDGET)
  if (isAble && script instanceof HTMLScriptElement) {
    window.LuckyLounge = {
      on(event, listener) {
        const hear = ({ detail }: CustomEventInit<LoungeDetail>) => detail && listener(detail)
        addEventListener(`lounge:${event}`, hear)
        return () => removeEventListener(`lounge:${event}`, hear)
      },
      destroy() {
        for (const element of document.querySelectorAll(WIDGET)) element.remove()
      },
    }
    customElements.define(WIDGET, widgetElement(new URL(script.src).origin))
  }
} catch {
  // The page is the partner's: nothing of ours may break it.
}
