import { frameRadius } from '../protocol/frameRadius.ts'
import { PROTOCOL } from '../protocol/messages.ts'

export const WIDGET = 'lucky-lounge-widget'

const ATTRIBUTES = ['widget', 'lang', 'theme', 'accent', 'surface', 'text', 'radius']
/** Reserved for a widget from the start, to avoid a layout shift. */
const HEIGHT = 248
const HIGHEST = 2000
/** A frame that sends no message so long after its load counts as refused. */
const READY_TIMEOUT_MS = 5000

/** The widgets in the page, also those in shadow roots. */
export const widgets = new Set<Element>()

/** The language around a node. A shadow root has no parent: it is in its host. */
function langAround(node: Node): string {
  const around = node instanceof ShadowRoot ? node.host : node.parentNode
  const lang = around instanceof Element ? around.getAttribute('lang') : null
  return lang ?? (around ? langAround(around) : '')
}

/** The element `<lucky-lounge-widget>`: creates a frame of the club when it comes near the viewport (lazy loading). */
export function widgetElement(club: string): CustomElementConstructor {
  return class extends HTMLElement {
    static observedAttributes = ATTRIBUTES
    #root = this.attachShadow({ mode: 'open' })
    #stop = () => {}
    #isDue = false
    #isHeld = false

    connectedCallback() {
      widgets.add(this)
      const css = new CSSStyleSheet()
      const block = `display:block;min-height:${HEIGHT}`
      css.replaceSync(`:host{${block}px}iframe{${block}px;border:0;width:100%}`)
      this.#root.adoptedStyleSheets = [css]
      const observer = new IntersectionObserver(
        seen => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          this.#show()
        },
        { rootMargin: '50%' },
      )
      observer.observe(this)
      this.#stop = () => observer.disconnect()
    }

    disconnectedCallback() {
      widgets.delete(this)
      this.#stop()
      this.#root.replaceChildren()
    }

    attributeChangedCallback() {
      // A new address of the frame would add a step to the page's history; a new frame adds none.
      if (this.#isDue || !this.#root.firstChild) return
      this.#isDue = true
      queueMicrotask(() => this.#update())
    }

    #update() {
      // A sign-in window answers the frame that opened it, and no other.
      if (this.#isDue && !this.#isHeld && this.isConnected) this.#show()
    }

    #show() {
      this.#stop()
      this.#isDue = this.#isHeld = false
      const widget = this.getAttribute('widget') ?? ''
      // The frame takes the first one that the lottery has, which this script does not know.
      const lang = [this.getAttribute('lang'), langAround(this)].filter(Boolean).join()
      const id = Math.random().toString(36).slice(2)
      const query = new URLSearchParams({ id, lang })
      for (const name of ATTRIBUTES.slice(2)) {
        const value = this.getAttribute(name)
        if (value) query.set(name, value)
      }
      const frame = document.createElement('iframe')
      // Until the frame sends its own, in its own language.
      frame.title = widget
      frame.loading = 'lazy'
      frame.src = `${club}/embed/frames/${encodeURIComponent(widget)}?${query}`
      frame.style.borderRadius = `${frameRadius(query)}px`

      const fire = (type: string, code?: string, reason?: string) =>
        this.dispatchEvent(
          new CustomEvent(`lounge:${type}`, {
            bubbles: true,
            composed: true,
            detail: { widget, code, reason },
          }),
        )
      let isReady = false
      const onMessage = ({ origin, source, data }: MessageEvent) => {
        if (origin !== club || source !== frame.contentWindow || data?.lounge !== PROTOCOL || data.id !== id)
          return
        const { type, height, title, code, reason } = data
        // A frame that is loaded again has lost its window.
        if (type === 'hold' || type === 'ready') {
          this.#isHeld = !!data.isHeld
          this.#update()
        }
        if (type === 'resize') frame.style.height = `${Math.min(Number(height) || 0, HIGHEST)}px`
        else if (type === 'title') frame.title = title
        else if (type === 'error') fire(type, String(code), reason)
        else if (type === 'signedin' || type === 'signedout') fire(type)
        else if (type === 'ready') {
          // The frame may load itself again, of which the page is not notified.
          frame.contentWindow?.postMessage({ lounge: PROTOCOL, id, type: 'hello' }, club)
          if (!isReady) fire(type)
          isReady = true
        }
      }
      addEventListener('message', onMessage)
      let timer = 0
      frame.onload = () => {
        timer = window.setTimeout(() => isReady || fire('error', 'refused'), READY_TIMEOUT_MS)
      }
      this.#stop = () => {
        removeEventListener('message', onMessage)
        clearTimeout(timer)
      }
      this.#root.replaceChildren(frame)
    }
  }
}
