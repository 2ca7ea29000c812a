import type { LoungeDetail } from './LuckyLounge.ts'
import { WIDGET, widgetElement, widgets } from './widgetElement.ts'

// A second loader, or one in a browser without custom elements, must leave the page as it is.
try {
  const script = document.currentScript ?? document.querySelector('script[src$="/embed/v1.js"]')
  const isAble = 'adoptedStyleSheets' in document && !customElements.get(WIDGET)
  if (isAble && script instanceof HTMLScriptElement) {
    window.LuckyLounge = {
      on(event, listener) {
        const onEvent = ({ detail }: CustomEventInit<LoungeDetail>) => detail && listener(detail)
        addEventListener(`lounge:${event}`, onEvent)
        return () => removeEventListener(`lounge:${event}`, onEvent)
      },
      destroy() {
        for (const element of widgets) element.remove()
      },
    }
    customElements.define(WIDGET, widgetElement(new URL(script.src).origin))
  }
} catch {
  // The page belongs to the partner: an error of ours must not break it.
}
